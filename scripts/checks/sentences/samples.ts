import {
  ABILITY_NAMES,
  CARD_NAMES,
  EVENT_TYPES,
  eventValues,
  type GameEvent,
  type GameEventType,
  type GameOptions,
  GOAL_NAMES,
  type Json,
  type Seat,
} from '#engine';

/** The person an event is about: the reader or another player. */
export const PERSONS = ['you', 'they'] as const;
export type Person = (typeof PERSONS)[number];
export const NUMBERS = [0, 1, 2] as const;
export type Amount = (typeof NUMBERS)[number];

export const READER: Seat = 0;
const SOMEBODY: Seat = 1;

/**
 * Candidate values for the fields of events. Each field takes those that it accepts. A field that
 * accepts none stays empty, which shows in the sentences that need it.
 */
const VALUES: readonly Json[] = [
  ...['corn', 'indigo', 'quarry', 'turned', 'mayor', 'prospector', 'office', 'smallWarehouse'],
  null,
  true,
  false,
  ...['supply', 'ship', 'faceUp', 'stack', 'quarry', 'further', 'colonists', 'city', 'vp', 'store'],
  ...['poach', 'loot', 'raid'],
  // Reasons that a Puertoma gives.
  ...['only', 'arrow', 'coins', 'card', 'level', 'cost', 'goal', 'needed', 'shown', 'pair', 'best'],
  ...['most', 'worstKind', 'tightestShip', 'departure'],
  ...ABILITY_NAMES,
  // Two are enough here: hints name all of them.
  ...GOAL_NAMES.slice(0, 2),
  ...CARD_NAMES.slice(0, 2),
  { at: 'city', building: 'office' },
  { at: 'island', tile: 'corn' },
  { at: 'sanJuan' },
  ['corn'],
  ['corn', 'indigo'],
  ['mayor'],
  ['mayor', 'builder'],
  ['office', 'smallWarehouse'],
  [],
  [0, 0, 0, 0, 0],
  [1, 0, 0, 0, 0],
  [2, 0, 1, 0, 0],
  {},
];

type Values = Readonly<Record<string, readonly unknown[]>>;

/** Every kind of event about a person with an amount, with each value of its other fields. */
export function eventsAbout(person: Person, amount: Amount, options: GameOptions): GameEvent[] {
  return EVENT_TYPES.flatMap((type) => variations(type, valuesOf(type, person, amount, options)));
}

function valuesOf(
  type: GameEventType,
  person: Person,
  amount: Amount,
  options: GameOptions,
): Values {
  const about = person === 'you' ? READER : SOMEBODY;
  const words = eventValues(type, VALUES, options);
  const numbers = eventValues(type, [amount], options);
  const ones = eventValues(type, [1], options);
  const fields = Object.entries(words).map(([name, found]): [string, readonly unknown[]] => {
    if (name === 'seat' || name === 'governor') return [name, [about]];
    const fitting = [...found, ...(numbers[name] ?? [])];
    // An identifier, such as a card's number, may start at one.
    const all = fitting.length > 0 ? fitting : (ones[name] ?? []);
    return [name, all];
  });
  return Object.fromEntries(fields);
}

/** Varies one field at a time, while the others keep their first value. */
function variations(type: GameEventType, values: Values): GameEvent[] {
  const first = Object.fromEntries(Object.entries(values).map(([name, [value]]) => [name, value]));
  const changed = Object.entries(values).flatMap(([name, [, ...others]]) =>
    others.map((value) => ({ ...first, [name]: value })),
  );
  // The fields hold only values that `eventValues` accepted for this type.
  return [first, ...changed].map((fields) => ({ type, ...fields }) as GameEvent).filter(canBe);
}

/**
 * False for events that no game makes: shipping without ship or dock, no goods, a hidden own card.
 */
function canBe(event: GameEvent): boolean {
  switch (event.type) {
    case 'shipped':
      return event.ship !== null || event.by !== null;
    case 'shippedMixed':
    case 'goodsDiscarded':
      return event.goods.some((count) => count > 0);
    case 'cardTaken':
      return event.card !== null || event.seat !== READER;
    default:
      return true;
  }
}
