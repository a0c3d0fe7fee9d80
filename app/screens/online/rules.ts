import { isOn, variantsFor } from '#app/screens/newGame/choice';
import type { Variant } from '#engine';
import type { MatchRules } from '#protocol/match';
import type { NewGameChoice } from '#session/preferences/preferences';

/** V-7 has no place online: the referee draws who sits where. */
export const variantsOnline = (choice: NewGameChoice): Variant[] =>
  variantsFor(choice).filter((variant) => variant !== 'randomFirstPlayer');

/** Only what applies to the match as chosen is agreed on. */
export function rulesFrom(choice: NewGameChoice): MatchRules {
  const { edition, expansions, board, puertomas, difficulty } = choice;
  const variants = Object.fromEntries(
    variantsOnline(choice).map((variant) => [variant, isOn(choice, variant)]),
  );
  return { edition, expansions, variants, board, ...(puertomas > 0 && { puertomas: difficulty }) };
}
