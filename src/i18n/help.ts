import type { BuildingWord, CardWord, ChapterId, RoleWord, Translate } from './keys';

/** Chapters of the rules reference, in reading order. */
export const CHAPTERS: readonly ChapterId[] = [
  'goal',
  'round',
  'roles',
  'island',
  'city',
  'production',
  'trade',
  'shipping',
  'end',
  'twoPlayers',
  'editions',
  'variants',
  'newBuildings',
  'nobles',
  'smuggler',
  'festival',
  'activities',
  'achievements',
  'puertomas',
];

export type RoleHelp = Readonly<{ about: string; action: string; privilege: string }>;
export type ChapterHelp = Readonly<{ title: string; paragraphs: readonly string[] }>;

export type Help = Readonly<{
  role: (role: RoleWord) => RoleHelp;
  /** The complete effect, one paragraph. */
  building: (building: BuildingWord) => string;
  /** The effect in a few words, for a card. */
  buildingBrief: (building: BuildingWord) => string;
  /** The condition of a great achievement. */
  card: (card: CardWord) => string;
  chapter: (chapter: ChapterId) => ChapterHelp;
}>;

export function helpOf(t: Translate): Help {
  return {
    role: (role) => ({
      about: t(`words:role.${role}.about`),
      action: t(`words:role.${role}.action`),
      privilege: t(`words:role.${role}.privilege`),
    }),
    building: (building) => t(`words:building.${building}.help`),
    buildingBrief: (building) => t(`words:building.${building}.brief`),
    card: (card) => t(`words:card.${card}.help`),
    chapter: (chapter) => ({
      title: t(`help:chapter.${chapter}.title`),
      paragraphs: t(`help:chapter.${chapter}.body`).split('\n\n'),
    }),
  };
}
