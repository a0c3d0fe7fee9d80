import { type Points, pointsOf, pointsText } from '#app/text/score';
import type { PlayerColorName } from '#app/ui/tokens/players';
import { citySpacesLeft, knownScore, type Seat } from '#engine';
import { useT, useWords } from '#i18n/react';
import { actingSeat } from './acting';
import { playerAt, setupAt, type TableModel } from './tableModel';

/** Main facts about a player. */
export type SeatFacts = Points &
  Readonly<{
    seat: Seat;
    name: string;
    isBot: boolean;
    color: PlayerColorName;
    governor: boolean;
    acting: boolean;
    coins: number;
    goods: number;
    citySpaces: number;
  }>;

export function seatFacts(
  { view, state, snapshot }: Pick<TableModel, 'view' | 'state' | 'snapshot'>,
  seat: Seat,
): SeatFacts {
  const player = playerAt(view, seat);
  const { name, color, kind } = setupAt(snapshot, seat);
  return {
    seat,
    name,
    isBot: kind !== 'person',
    color,
    governor: view.governor === seat,
    acting: actingSeat(snapshot) === seat,
    coins: player.coins,
    goods: player.goods.reduce((sum: number, count) => sum + count, 0),
    citySpaces: citySpacesLeft(state, seat),
    ...pointsOf(knownScore(view, seat)),
  };
}

export function useSpokenFacts(facts: SeatFacts): string {
  const t = useT();
  const words = useWords();
  return [
    facts.name,
    facts.isBot && t('ui:table.bot'),
    facts.governor && t('ui:table.governor'),
    facts.acting && t('ui:table.acting'),
    words.amount('coin', facts.coins),
    words.amount('good', facts.goods),
    t('ui:table.citySpaces', { count: facts.citySpaces }),
    pointsText({ t, words }, facts),
  ]
    .filter(Boolean)
    .join(', ');
}
