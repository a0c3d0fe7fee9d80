import type { Seat } from '#engine/core/ids';
import { closedNames, numbersOf } from '#engine/core/names';
import { boardOf, type Game, isPuertoma } from './game';

/** The ability tiles (P-18): three for each level, the lowest level first. */
export const ABILITY_NAMES = [
  /** May sell a kind that is in the trading house already. */
  'repeatSales',
  /** A coin more for each sale. */
  'saleBonus',
  /** A colonist from the supply for each building. */
  'builderColonist',
  /** Stores all of its best kind, and one of its second best. */
  'fullStorage',
  /** A coin before building. */
  'builderCoin',
  /** One more of the best kind received, at the end of the craftsman phase. */
  'extraGood',
  /** A coin for each kind produced. */
  'productionCoins',
  /** A colonist from the supply at the end of the mayor phase. */
  'mayorColonist',
  /** With each plantation a good of its kind. */
  'plantationGood',
  /** A point for each kind it has, before storage. */
  'cargoPoints',
  /** Two of its worst kind leave the game, a point each. */
  'cargoDiscard',
  /** Two coins for each colonist of a mayor phase. */
  'mayorCoins',
] as const;
export type AbilityName = (typeof ABILITY_NAMES)[number];
export type Ability = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
export const abilityNames = closedNames<Ability>(ABILITY_NAMES);
export const Ability = numbersOf<AbilityName, Ability>(abilityNames);

/** Levels count from 0 here; people count from 1. */
export type Level = 0 | 1 | 2 | 3;
export const LEVELS: readonly Level[] = [0, 1, 2, 3];
export const TOP_LEVEL = 3;

const PER_LEVEL = ABILITY_NAMES.length / LEVELS.length;

export function abilitiesOf(level: Level): Ability[] {
  return abilityNames.keys.slice(level * PER_LEVEL, (level + 1) * PER_LEVEL);
}

/** P-2: it works from the round after the one in which it was unlocked. */
export function hasAbility(game: Game, seat: Seat, ability: Ability): boolean {
  if (!isPuertoma(game, seat)) return false;
  const { abilities } = boardOf(game, seat);
  for (let i = 0; i < abilities.length; i++) {
    const tile = abilities[i];
    if (tile?.ability === ability) return tile.since !== null && tile.since < game.state.round;
  }
  return false;
}

/** The same, with an event. The effects follow. */
export function applyAbility(game: Game, seat: Seat, ability: Ability): boolean {
  const works = hasAbility(game, seat, ability);
  if (works) game.events?.push({ type: 'abilityUsed', seat, ability });
  return works;
}
