import { EXPANSIONS, type Expansion } from '#engine';

/** Facts about each expansion for this screen; a new expansion needs an entry. */
interface ExpansionFacts {
  /** How much there is to learn; 1 is little. */
  readonly weight: 1 | 2 | 3;
  /** Whether the expansion refills the building board (X1-1). */
  readonly fillsBoard: boolean;
}

const FACTS: Readonly<Record<Expansion, ExpansionFacts>> = {
  newBuildings: { weight: 2, fillsBoard: true },
  nobles: { weight: 2, fillsBoard: true },
  smuggler: { weight: 2, fillsBoard: false },
  festival: { weight: 1, fillsBoard: false },
  activities: { weight: 1, fillsBoard: false },
  achievements: { weight: 1, fillsBoard: false },
};

/** Total weight that is not too much for new players. */
const MOST_WEIGHT = 4;

export const isHeavy = (chosen: readonly Expansion[]): boolean =>
  chosen.reduce((sum, expansion) => sum + FACTS[expansion].weight, 0) > MOST_WEIGHT;

export const fillsBoard = (chosen: readonly Expansion[]): boolean =>
  chosen.some((expansion) => FACTS[expansion].fillsBoard);

/** One to three expansions, never the same choice as before. `chance` is from 0 up to 1. */
export function surprise(before: readonly Expansion[], chance: () => number): Expansion[] {
  const mix = () => {
    const wanted = 1 + Math.floor(chance() * 3);
    const order = EXPANSIONS.map((expansion) => ({ expansion, at: chance() }));
    const drawn = order.sort((a, b) => a.at - b.at).slice(0, wanted);
    return EXPANSIONS.filter((it) => drawn.some(({ expansion }) => expansion === it));
  };
  const found = mix();
  return found.join() === before.join() ? mix() : found;
}
