import type { GameState, Seat } from '../../../src/engine';
import type { Comparison, Contrast } from '../../../src/session/hint';
import { describe } from './describe';
import { winsText } from './goals';
import type { Voice } from './voice';

/** The best choices side by side, and what speaks for the first. */
export function hintText(
  { choices, contrast, wins, endsGame }: Comparison,
  table: GameState,
  seat: Seat,
  voice: Voice,
): string {
  const { t } = voice;
  const listed = choices.map(({ action, chance }) =>
    t('game:hint.choice', {
      choice: describe(action, table, seat, voice),
      chance: Math.round(chance * 100),
    }),
  );
  const parts = [
    wins.length > 0 && `${winsText(wins, voice)}.`,
    contrast && contrastText(contrast, seat, voice),
    endsGame && t('game:hint.endsGame'),
    listed.length > 0 && t('game:hint.chances', { choices: listed.join(' · ') }),
  ];
  return parts.filter(Boolean).join(' ');
}

/** Why the first and not the second, as a sentence about the game. */
export function contrastText({ seat, what, amount }: Contrast, self: Seat, voice: Voice): string {
  const whole = Math.max(1, Math.round(Math.abs(amount)));
  const who = seat === self ? 'own' : 'rival';
  const way = amount > 0 ? 'more' : 'fewer';
  return voice.t(`game:hint.${who}.${way}`, {
    name: voice.nameOf(seat),
    amount: voice.t(`game:hint.amount.${what}`, { count: whole }),
  });
}
