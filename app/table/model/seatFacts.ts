import type { PlayerColorName } from '#app/ui/tokens/players';
import { citySpacesLeft, type Seat } from '#engine';
import { useT, useWords } from '#i18n/react';
import { actingSeat } from './acting';
import { playerAt, setupAt, type TableModel } from './tableModel';

/** Main facts about a player. */
export type SeatFacts = Readonly<{
  seat: Seat;
  name: string;
  isBot: boolean;
  color: PlayerColorName;
  governor: boolean;
  acting: boolean;
  coins: number;
  goods: number;
  citySpaces: number;
  /** Null while secret. */
  vp: number | null;
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
    vp: player.vp === null ? null : player.vp + (player.surplusVp ?? 0),
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
    facts.vp === null ? t('ui:table.hiddenVp') : words.amount('vp', facts.vp),
  ]
    .filter(Boolean)
    .join(', ');
}
