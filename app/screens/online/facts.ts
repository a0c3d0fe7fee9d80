import { EXPANSIONS } from '#engine';
import { useHelp, useT, useWords } from '#i18n/react';
import type { InviteDoc } from '#protocol/match';
import { durationText } from './duration';

type Facts = Readonly<
  Pick<InviteDoc, 'edition' | 'expansions' | 'puertomas' | 'turnLimit'> & { seatCount?: number }
>;

/** Facts to know before joining a match: rules, number of seats, time limit. */
export function useFacts(): (facts: Facts, time?: string) => string {
  const t = useT();
  const words = useWords();
  const help = useHelp();
  const withPuertomas = ({ count, difficulty }: NonNullable<Facts['puertomas']>) =>
    t('ui:puertoma.invited', { count, difficulty: t(`ui:puertoma.difficulties.${difficulty}`) });
  return ({ edition, expansions, puertomas, turnLimit, seatCount }, time) =>
    [
      words.edition(edition),
      ...EXPANSIONS.filter((it) => expansions.includes(it)).map((it) => help.chapter(it).title),
      ...(seatCount === undefined ? [] : [t('ui:online.seatCount', { count: seatCount })]),
      ...(puertomas === undefined ? [] : [withPuertomas(puertomas)]),
      time ?? t('ui:online.aTurn', { time: durationText(t, turnLimit * 1000) }),
    ].join(' · ');
}
