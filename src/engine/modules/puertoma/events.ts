import {
  count,
  type Field,
  flag,
  list,
  named,
  oneOf,
  oneOfNumbers,
  orNull,
} from '#engine/core/field';
import type { Counts, Seat } from '#engine/core/ids';
import { record } from '#engine/core/record';
import { buildingField, goodField, goodsField, roleField } from '#engine/modules/base/actions';
import { type EventForms, seat, vp } from '#engine/modules/base/events';
import {
  type Building,
  type Good,
  type Role,
  SHIPS,
  type Ship,
  type StaffedTile,
  staffedTileNames,
} from '#engine/modules/base/ids';
import { type Ability, abilityNames, LEVELS, type Level } from './abilities';
import { type Box, boxNames } from './actionBoard';
import { CARDS, type Card } from './resolutionDeck';

/** The reason of a role choice: the only role, an arrow, the coins, or the card. */
export const ROLE_REASONS = ['only', 'arrow', 'coins', 'card'] as const;
export type RoleReason = (typeof ROLE_REASONS)[number];
export const BUILD_REASONS = ['only', 'level', 'cost', 'card', 'goal'] as const;
export type BuildReason = (typeof BUILD_REASONS)[number];
export const SETTLE_REASONS = ['needed', 'shown', 'pair', 'best', 'quarry'] as const;
export type SettleReason = (typeof SETTLE_REASONS)[number];
export const SEATING_REASONS = ['only', 'fewest', 'bestKind', 'left', 'goal', 'allActive'] as const;
export type SeatingReason = (typeof SEATING_REASONS)[number];
export const LOAD_REASONS = ['only', 'most', 'worstKind', 'tightestShip', 'departure'] as const;
export type LoadReason = (typeof LOAD_REASONS)[number];
/** Moments at which it takes its best good (P-12, P-13, P-14, P-18). */
export const BEST_GOOD_MOMENTS = ['privilege', 'sale', 'storage', 'extraGood'] as const;
export type BestGoodMoment = (typeof BEST_GOOD_MOMENTS)[number];

export const SMUGGLER_CHOICES = ['poach', 'loot', 'raid'] as const;
export type SmugglerChoice = (typeof SMUGGLER_CHOICES)[number];

export type Side = 0 | 1;

/** A possible load. */
export interface PossibleLoad {
  readonly good: Good;
  readonly ship: Ship;
  readonly count: number;
}

/** The steps of a Puertoma's choice of a role (P-4). */
export interface RoleChoice {
  readonly token: Box;
  readonly available: Role[];
  readonly profitable: Role[];
  /** The candidates that an arrow leads to. */
  readonly reached: Role[];
  /** Those with the most coins among them, or among all candidates if there are none. */
  readonly richest: Role[];
  readonly coins: number;
}

export type PuertomaEvent =
  | ({
      type: 'puertomaChose';
      seat: Seat;
      role: Role;
      reason: RoleReason;
      card: Card | null;
    } & RoleChoice)
  | { type: 'tokenMoved'; seat: Seat; from: Box; to: Box }
  | { type: 'deckShuffled' }
  | {
      type: 'puertomaBuilds';
      seat: Seat;
      options: Building[];
      /** The options among which the card decided. */
      tied: Building[];
      card: Card | null;
      building: Building;
      reason: BuildReason;
    }
  | {
      type: 'puertomaSettles';
      seat: Seat;
      options: Good[];
      tile: StaffedTile;
      card: Card | null;
      reason: SettleReason;
    }
  | {
      type: 'puertomaSeats';
      seat: Seat;
      /** Null for its VP area. */
      good: Good | null;
      side: Side | null;
      special: boolean;
      card: Card | null;
      reason: SeatingReason;
    }
  | { type: 'puertomaTakesBest'; seat: Seat; moment: BestGoodMoment; options: Good[]; good: Good }
  | {
      type: 'puertomaLoads';
      seat: Seat;
      options: PossibleLoad[];
      good: Good;
      ship: Ship;
      reason: LoadReason;
    }
  /** The result of each possible action, and the choice. */
  | {
      type: 'puertomaSmuggles';
      seat: Seat;
      poach: number;
      loot: number;
      raid: number;
      ship: Ship | null;
      choice: SmugglerChoice;
    }
  | { type: 'puertomaDrafts'; seat: Seat; options: Building[]; card: Card; building: Building }
  /** Null if there is none left to reserve. */
  | {
      type: 'reserved';
      seat: Seat;
      options: Building[];
      card: Card | null;
      building: Building | null;
    }
  | { type: 'abilityUnlocked'; seat: Seat; level: Level; ability: Ability }
  | { type: 'abilitiesRemoved'; seat: Seat }
  | { type: 'abilityUsed'; seat: Seat; ability: Ability }
  | { type: 'goodsDiscarded'; seat: Seat; goods: Counts<Good>; vp: number }
  | {
      type: 'puertomaEquipped';
      seat: Seat;
      options: Building[];
      card: Card | null;
      building: Building | null;
      good: Good;
    };

const card: Field<Card> = oneOfNumbers(CARDS);
const maybeCard = orNull(card);
const roles = list(roleField);
const buildings = list(buildingField);
const goods = list(goodField);
const box = named(boxNames);
const ship = oneOfNumbers(SHIPS);
const sides: readonly Side[] = [0, 1];

export const PUERTOMA_EVENTS: EventForms<PuertomaEvent> = {
  puertomaChose: {
    seat,
    role: roleField,
    reason: oneOf(ROLE_REASONS),
    card: maybeCard,
    token: box,
    available: roles,
    profitable: roles,
    reached: roles,
    richest: roles,
    coins: count,
  },
  tokenMoved: { seat, from: box, to: box },
  deckShuffled: {},
  puertomaBuilds: {
    seat,
    options: buildings,
    tied: buildings,
    card: maybeCard,
    building: buildingField,
    reason: oneOf(BUILD_REASONS),
  },
  puertomaSettles: {
    seat,
    options: goods,
    tile: named(staffedTileNames),
    card: maybeCard,
    reason: oneOf(SETTLE_REASONS),
  },
  puertomaSeats: {
    seat,
    good: orNull(goodField),
    side: orNull(oneOfNumbers(sides)),
    special: flag,
    card: maybeCard,
    reason: oneOf(SEATING_REASONS),
  },
  puertomaTakesBest: { seat, moment: oneOf(BEST_GOOD_MOMENTS), options: goods, good: goodField },
  puertomaLoads: {
    seat,
    options: list(record<PossibleLoad>({ good: goodField, ship, count })),
    good: goodField,
    ship,
    reason: oneOf(LOAD_REASONS),
  },
  puertomaSmuggles: {
    seat,
    poach: count,
    loot: count,
    raid: count,
    ship: orNull(ship),
    choice: oneOf(SMUGGLER_CHOICES),
  },
  puertomaDrafts: { seat, options: buildings, card, building: buildingField },
  reserved: { seat, options: buildings, card: maybeCard, building: orNull(buildingField) },
  abilityUnlocked: { seat, level: oneOfNumbers(LEVELS), ability: named(abilityNames) },
  abilitiesRemoved: { seat },
  abilityUsed: { seat, ability: named(abilityNames) },
  goodsDiscarded: { seat, goods: goodsField, vp },
  puertomaEquipped: {
    seat,
    options: buildings,
    card: maybeCard,
    building: orNull(buildingField),
    good: goodField,
  },
};
