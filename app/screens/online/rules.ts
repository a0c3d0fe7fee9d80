import { isOn, variantsFor } from '#app/screens/newGame/choice';
import type { Variant } from '#engine';
import type { MatchRules } from '#protocol/match';
import type { NewGameChoice } from '#session/preferences/preferences';

/** All variants but V-7, because the referee shuffles the seats. */
export const variantsOnline = (choice: NewGameChoice): Variant[] =>
  variantsFor(choice).filter((variant) => variant !== 'randomFirstPlayer');

/** The rules of the match, with only the settings that apply. */
export function rulesFrom(choice: NewGameChoice): MatchRules {
  const { edition, expansions, board, puertomas, difficulty } = choice;
  const variants = Object.fromEntries(
    variantsOnline(choice).map((variant) => [variant, isOn(choice, variant)]),
  );
  return { edition, expansions, variants, board, ...(puertomas > 0 && { puertomas: difficulty }) };
}
