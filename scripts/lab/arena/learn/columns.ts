import type { Description } from '#bots/evaluation/description';
import { FEATURE_NAMES } from '#bots/evaluation/features';
import { partsOf, type StoredModel } from '#bots/evaluation/model';
import { BUILDING_NAMES, BUILDINGS, type GameState, type Seat } from '#engine';

/** Sections of a row of weights: features, then buildings owned and at work. */
type Section = 'worth' | 'automated' | 'owned' | 'atWork';
type Sections = Pick<StoredModel, Section>;

export interface Column {
  readonly section: Section;
  readonly name: string;
}

export const COLUMNS: readonly Column[] = [
  ...FEATURE_NAMES.map((name): Column => ({ section: 'worth', name })),
  ...FEATURE_NAMES.map((name): Column => ({ section: 'automated', name })),
  ...BUILDING_NAMES.map((name): Column => ({ section: 'owned', name })),
  ...BUILDING_NAMES.map((name): Column => ({ section: 'atWork', name })),
];

/** A row of weights lists all first parts, then all second parts, then all third parts. */
const PART_NUMBERS = [0, 1, 2] as const;
export const PARTS = PART_NUMBERS.length;

/** The values of a seat, column by column. */
export function rowOf(
  state: GameState,
  seat: Seat,
  description: Description,
  rounds: number,
): Float32Array {
  const { city, staff } = state.players[seat];
  const owned = BUILDINGS.map((building) => (city.includes(building) ? 1 : 0));
  const atWork = BUILDINGS.map((building) =>
    city.includes(building) && staff[building] > 0 ? 1 : 0,
  );
  const own = [...description.of(state, seat, rounds)];
  const none = own.map(() => 0);
  const isAutomated = state.puertoma?.boards[seat] != null;
  const features = isAutomated ? [...none, ...own] : [...own, ...none];
  return Float32Array.from([...features, ...owned, ...atWork]);
}

export function weightsOf(model: Sections): number[] {
  const parts = COLUMNS.map(({ section, name }) => partsOf(model[section] ?? {}, name));
  return PART_NUMBERS.flatMap((part) => parts.map((own) => own[part]));
}

export function sectionsFrom(weights: readonly number[]): Sections {
  const sections: Record<Section, Record<string, number[]>> = {
    worth: {},
    automated: {},
    owned: {},
    atWork: {},
  };
  COLUMNS.forEach(({ section, name }, column) => {
    sections[section][name] = weights.filter((_, i) => i % COLUMNS.length === column);
  });
  const { automated, ...others } = sections;
  const isKnown = Object.values(automated).some((parts) => parts.some((part) => part !== 0));
  return isKnown ? sections : others;
}
