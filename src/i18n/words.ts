import type {
  AmountWord,
  BuildingWord,
  CardWord,
  GoalWord,
  GoodWord,
  RoleWord,
  TermWord,
  TileWord,
  Translate,
} from './keys';
import type { EditionName, Language } from './locale';

/** Names of the game's things in one language and edition. */
export type Words = Readonly<{
  good: (good: GoodWord) => string;
  /** "3 sugar" */
  goods: (good: GoodWord, count: number) => string;
  tile: (tile: TileWord) => string;
  role: (role: RoleWord) => string;
  /** "Captain phase" */
  phase: (role: RoleWord) => string;
  edition: (edition: EditionName) => string;
  building: (building: BuildingWord) => string;
  /** A great achievement. */
  card: (card: CardWord) => string;
  goal: (goal: GoalWord) => string;
  term: (term: TermWord, count?: number) => string;
  /** "3 colonists" */
  amount: (of: AmountWord, count: number) => string;
}>;

export function wordsOf(t: Translate): Words {
  return {
    good: (good) => t(`words:good.${good}`),
    goods: (good, count) => t(`words:goods.${good}`, { count }),
    tile: (tile) => t(`words:tile.${tile}`),
    role: (role) => t(`words:role.${role}.name`),
    phase: (role) => t(`words:role.${role}.phase`),
    edition: (edition) => t(`words:edition.${edition}`),
    building: (building) => t(`words:building.${building}.name`),
    card: (card) => t(`words:card.${card}.name`),
    goal: (goal) => t(`words:goal.${goal}.name`),
    term: (term, count = 1) => t(`words:term.${term}`, { count }),
    amount: (of, count) => t(`words:amount.${of}`, { count }),
  };
}

/** Capitalises the first letter, for the start of a line. */
export function capitalised(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
