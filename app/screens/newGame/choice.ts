import { DEFAULT_VARIANTS, isForEdition, type SeatKind, VARIANTS, type Variant } from '#engine';
import type { Translate } from '#i18n/keys';
import type { NewGame } from '#session/local/localGames';
import type { NewGameChoice } from '#session/preferences/preferences';
import { SEAT_COLORS, type SeatColor, type SeatSetup } from '#session/seats';

/** Props of a part of the form. */
export type ChoiceProps = Readonly<{
  choice: NewGameChoice;
  onChange: (choice: NewGameChoice) => void;
}>;

/** Default names of bots, the same in every language. */
const BOT_NAMES = ['Yuiza', 'Marisol', 'Rafael', 'Inés', 'Tomás'] as const;
const PUERTOMA_NUMBERS = ['I', 'II'] as const;
const MOST_SEATS = SEAT_COLORS.length;

/** Default choice for the first game: one person against three bots. */
export const FIRST_CHOICE: NewGameChoice = {
  seats: SEAT_COLORS.map((_, seat) => freshSeat(seat)),
  seatCount: 4,
  edition: 'classic',
  expansions: [],
  board: 'draft',
  variants: {},
  sharing: 'open',
  puertomas: 0,
  difficulty: 'normal',
};

function freshSeat(seat: number): SeatSetup {
  const color = SEAT_COLORS[seat] ?? 'indigo';
  return { name: '', kind: seat === 0 ? 'person' : 'bot', color, level: 'medium' };
}

/** The last choice, with missing parts filled in. */
export function choiceFrom(remembered: NewGameChoice | null): NewGameChoice {
  if (remembered === null) return FIRST_CHOICE;
  const seats = Array.from(
    { length: MOST_SEATS },
    (_, seat) => remembered.seats[seat] ?? freshSeat(seat),
  );
  const distinct = new Set(seats.map(({ color }) => color)).size === MOST_SEATS;
  return {
    ...remembered,
    seats: distinct ? seats : seats.map((seat, at) => ({ ...seat, color: freshSeat(at).color })),
  };
}

/** Puertomas have the last seats (P-1). */
export function seatsInPlay(choice: NewGameChoice): readonly SeatSetup[] {
  const people = choice.seatCount - choice.puertomas;
  return choice.seats
    .slice(0, choice.seatCount)
    .map((seat, at) => (at < people ? seat : { ...seat, kind: 'puertoma' }));
}

/** Sets the number of Puertomas and leaves at least one seat for a person. */
export function withPuertomas(choice: NewGameChoice, puertomas: 0 | 1 | 2): NewGameChoice {
  return { ...choice, puertomas, seatCount: Math.max(choice.seatCount, puertomas + 1) };
}

/** One person and two Puertomas, as in the rule book (P-1). */
export function soloAgainstPuertomas(choice: NewGameChoice): NewGameChoice {
  const seats = choice.seats.map((seat, at) =>
    at === 0 ? { ...seat, kind: 'person' as const } : seat,
  );
  return { ...choice, seats, puertomas: 2, seatCount: 3 };
}

/** Whether the rule book advises against this mix (P-1). */
export function isUnadvised({
  seatCount,
  puertomas,
}: Pick<NewGameChoice, 'seatCount' | 'puertomas'>): boolean {
  return puertomas === 1 && seatCount !== 3;
}

/** Changes a seat's colour. A seat that had it gets the old colour in exchange. */
export function withColor(choice: NewGameChoice, seat: number, color: SeatColor): NewGameChoice {
  const givenUp = choice.seats[seat]?.color ?? color;
  const seats = choice.seats.map((other, at) => {
    if (at === seat) return { ...other, color };
    return other.color === color ? { ...other, color: givenUp } : other;
  });
  return { ...choice, seats };
}

export function withSeat(
  choice: NewGameChoice,
  seat: number,
  change: Partial<SeatSetup>,
): NewGameChoice {
  const seats = choice.seats.map((other, at) => (at === seat ? { ...other, ...change } : other));
  return { ...choice, seats };
}

export const otherKind = (kind: SeatKind): SeatKind => (kind === 'person' ? 'bot' : 'person');

/** Name of the first or second Puertoma. */
export const puertomaName = (t: Translate, place: number) =>
  t('ui:puertoma.name', { number: PUERTOMA_NUMBERS[place] ?? '' });

/** Names of all seats, with default names for those without one. */
export function namesFor(t: Translate, choice: NewGameChoice): string[] {
  const seats = seatsInPlay(choice);
  const alone = seats.filter(({ kind }) => kind === 'person').length === 1;
  const people = choice.seatCount - choice.puertomas;
  return seats.map(({ name, kind }, seat) => {
    if (kind === 'puertoma') return puertomaName(t, seat - people);
    if (name.trim() !== '') return name.trim();
    if (kind === 'bot') return BOT_NAMES[seat] ?? '';
    return alone ? t('ui:newGame.you') : t('ui:newGame.playerName', { number: seat + 1 });
  });
}

export function nameTwice(names: readonly string[]): string | undefined {
  return names.find((name, seat) => names.indexOf(name) !== seat);
}

/** Variants that have an effect in the chosen game. */
export function variantsFor({ edition, expansions, puertomas }: NewGameChoice): Variant[] {
  const buildings = expansions.includes('newBuildings');
  const nobles = expansions.includes('nobles');
  const apply: Partial<Record<Variant, boolean>> = {
    jewelerCap: nobles,
    noVillaWithJeweler: nobles,
    noHaciendaWithSawmill: buildings,
    draftAchievements: expansions.includes('achievements'),
    randomFirstPlayer: puertomas === 0,
  };
  return VARIANTS.filter((variant) => isForEdition(variant, edition) && (apply[variant] ?? true));
}

export function isOn(choice: NewGameChoice, variant: Variant): boolean {
  return choice.variants[variant] ?? isOnFromTheStart(choice, variant);
}

/** Against bots the first player is random by default (V-7). People at a table can decide. */
function isOnFromTheStart(choice: NewGameChoice, variant: Variant): boolean {
  const withBots = seatsInPlay(choice).some(({ kind }) => kind === 'bot');
  return DEFAULT_VARIANTS[variant] || (variant === 'randomFirstPlayer' && withBots);
}

/** The request for the game, with only the settings that apply. */
export function orderFor(t: Translate, choice: NewGameChoice): NewGame {
  const names = namesFor(t, choice);
  const { edition, expansions, board, sharing, puertomas, difficulty } = choice;
  return {
    ...(puertomas > 0 && { puertomas: difficulty }),
    sharing,
    seats: seatsInPlay(choice).map((seat, at) => ({ ...seat, name: names[at] ?? seat.name })),
    edition,
    expansions,
    ...(expansions.length > 0 ? { board } : undefined),
    variants: Object.fromEntries(
      variantsFor(choice).map((variant) => [variant, isOn(choice, variant)]),
    ),
  };
}
