import type { Explanation } from '../../../src/session/hint';
import { listed, type Voice } from './voice';

/** More reasons than this are read by nobody. */
const MOST = 3;

const signed = (amount: number) => (amount > 0 ? `+${amount}` : `−${Math.abs(amount)}`);

/** Why a bot would do it: the biggest changes, and the chance to win. */
export function hintText({ reasons, chance, endsGame }: Explanation, voice: Voice): string {
  const { t } = voice;
  const biggest = reasons
    .filter(({ amount }) => Math.round(amount) !== 0)
    .slice(0, MOST)
    .map(({ code, amount }) => t(`game:hint.${code}`, { amount: signed(Math.round(amount)) }));
  const parts = [
    biggest.length > 0 && t('game:hint.because', { reasons: listed(voice, biggest) }),
    endsGame && t('game:hint.endsGame'),
    t('game:hint.chance', { chance }),
  ];
  return parts.filter(Boolean).join(' ');
}
