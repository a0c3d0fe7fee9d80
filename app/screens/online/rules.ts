import type { MatchRules } from '../../../src/protocol/match';
import type { NewGameChoice } from '../../../src/session/preferences/preferences';
import { isOn, variantsFor } from '../newGame/choice';

/** Only what applies to the match as chosen is agreed on. */
export function rulesFrom(choice: NewGameChoice): MatchRules {
  const { edition, expansions, board } = choice;
  const variants = Object.fromEntries(
    variantsFor(choice).map((variant) => [variant, isOn(choice, variant)]),
  );
  return { edition, expansions, variants, board };
}
