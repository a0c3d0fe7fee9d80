import * as v from 'valibot';
import { matchRulesInput, newMatchRules } from '#functions/input/rules';
import type { MatchRules } from '#protocol/match';

const rules = (edition: MatchRules['edition']): MatchRules => ({
  edition,
  expansions: [],
  variants: { openScores: true, corrections2026: true },
  board: 'draft',
});

describe('V-10: rules of a new match', () => {
  it('drop the corrections of 2026 from a classic match', () => {
    const { variants } = v.parse(matchRulesInput, rules('classic'));
    expect(variants).toEqual({ openScores: true });
    expect(newMatchRules(rules('classic')).variants).toEqual({ openScores: true });
  });

  it('keep them in a match of 1897', () => {
    expect(v.parse(matchRulesInput, rules('1897'))).toEqual(rules('1897'));
    expect(newMatchRules(rules('1897'))).toEqual(rules('1897'));
  });
});

describe('the buildings of a new match', () => {
  it('are drafted, random or listed; an empty list is refused', () => {
    const withBoard = (board: unknown) => ({ ...rules('1897'), board });
    for (const board of ['draft', 'random', ['smallMarket']]) {
      expect(v.is(matchRulesInput, withBoard(board))).toBe(true);
    }
    expect(v.is(matchRulesInput, withBoard([]))).toBe(false);
  });
});
