import {
  BUILDING_NAMES,
  BUILDINGS,
  type Building,
  type BuildingName,
  type BuildingSpec,
  buildingSpec,
  createGame,
  type Edition,
  EXPANSIONS,
  isRefusal,
} from '../../../src/engine';
import { CHAPTERS } from '../../../src/i18n/help';
import type { ChapterId, RoleWord } from '../../../src/i18n/keys';

/** What a page of the reference can be about. */
export type Topic =
  | { readonly kind: 'chapter'; readonly id: ChapterId }
  | { readonly kind: 'role'; readonly id: RoleWord }
  | { readonly kind: 'building'; readonly id: BuildingName };

export const ROLE_TOPICS = [
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'prospector',
] as const satisfies readonly RoleWord[];

/** Chapters about things that this version of the game cannot play are left out. */
const NEEDS_EXPANSION: readonly ChapterId[] = [
  'newBuildings',
  'nobles',
  'smuggler',
  'festival',
  'achievements',
  'puertomas',
];
const played: readonly string[] = EXPANSIONS;
export const CHAPTER_TOPICS = CHAPTERS.filter(
  (chapter) => !NEEDS_EXPANSION.includes(chapter) || played.includes(chapter),
);

export function topicOf(name: string | undefined): Topic | null {
  const chapter = CHAPTERS.find((id) => id === name);
  if (chapter !== undefined) return { kind: 'chapter', id: chapter };
  const role = ROLE_TOPICS.find((id) => id === name);
  if (role !== undefined) return { kind: 'role', id: role };
  const building = BUILDING_NAMES.find((id) => id === name);
  return building === undefined ? null : { kind: 'building', id: building };
}

/** The numbers of every building as the edition plays it, from a table set up for the purpose. */
export function specsOf(edition: Edition): ReadonlyMap<BuildingName, BuildingSpec> {
  const table = createGame({
    seats: ['a', 'b', 'c'].map((name) => ({ name, kind: 'human' })),
    seed: 'reference',
    edition,
    expansions: [...EXPANSIONS],
    board: 'random',
  });
  if (isRefusal(table)) return new Map();
  const specs = BUILDINGS.map((building): BuildingSpec | undefined =>
    buildingSpec(table, building),
  );
  return new Map(specs.flatMap((spec) => (spec === undefined ? [] : [[spec.name, spec]])));
}

/** Buildings by where they are found: the base game by kind, then each expansion. */
export type Shelf = 'production' | 'commercial' | 'large' | 'newBuildings' | 'nobles';
export const SHELVES: readonly Shelf[] = [
  'production',
  'commercial',
  'large',
  'newBuildings',
  'nobles',
];
const FIRST_OF_EXPANSION: Readonly<Record<'newBuildings' | 'nobles', Building>> = {
  newBuildings: 23,
  nobles: 37,
};

export function shelfOf(spec: BuildingSpec): Shelf {
  const building = BUILDING_NAMES.indexOf(spec.name);
  if (building >= FIRST_OF_EXPANSION.nobles) return 'nobles';
  if (building >= FIRST_OF_EXPANSION.newBuildings) return 'newBuildings';
  if (spec.kind === 'production') return 'production';
  return spec.size === 'large' ? 'large' : 'commercial';
}
