import {
  BUILDING_NAMES,
  type BuildingEntry,
  type BuildingName,
  CARD_NAMES,
  type CardName,
  catalogue,
  type Edition,
  EXPANSIONS,
  GOAL_NAMES,
  type GoalName,
} from '#engine';
import { CHAPTERS } from '#i18n/help';
import type { ChapterId, RoleWord } from '#i18n/keys';

/** The topic of a page. */
export type Topic =
  | { readonly kind: 'chapter'; readonly id: ChapterId }
  | { readonly kind: 'role'; readonly id: RoleWord }
  | { readonly kind: 'building'; readonly id: BuildingName }
  | { readonly kind: 'card'; readonly id: CardName };

export const ROLE_TOPICS = [
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'prospector',
] as const satisfies readonly RoleWord[];

/** Chapters that are left out if their expansion is not available. */
const NEEDS_EXPANSION: readonly ChapterId[] = [
  'newBuildings',
  'nobles',
  'smuggler',
  'festival',
  'activities',
  'achievements',
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
  if (building !== undefined) return { kind: 'building', id: building };
  const card = CARD_NAMES.find((id) => id === name);
  return card === undefined ? null : { kind: 'card', id: card };
}

/** Specifications of all buildings in an edition. */
export function specsOf(edition: Edition): ReadonlyMap<BuildingName, BuildingEntry> {
  const found = catalogue({ edition, expansions: [...EXPANSIONS] });
  if (!('buildings' in found)) return new Map();
  return new Map(found.buildings.map((entry) => [BUILDING_NAMES[entry.number], entry]));
}

/** Goals of a chapter's expansion; empty for most chapters. */
export function goalsOf(chapter: ChapterId): GoalName[] {
  const found = catalogue({ expansions: [...EXPANSIONS] });
  if (!('goals' in found)) return [];
  const own = found.goals.filter(({ module }) => module === chapter);
  return own.map(({ number }) => GOAL_NAMES[number]);
}

/** Groups of buildings: the base game by kind, then each expansion. */
export type Shelf = 'production' | 'commercial' | 'large' | 'newBuildings' | 'nobles';
export const SHELVES: readonly Shelf[] = [
  'production',
  'commercial',
  'large',
  'newBuildings',
  'nobles',
];

export function shelfOf({ module, kind, size }: BuildingEntry): Shelf {
  const own = SHELVES.find((shelf) => shelf === module);
  if (own !== undefined) return own;
  if (kind === 'production') return 'production';
  return size === 'large' ? 'large' : 'commercial';
}
