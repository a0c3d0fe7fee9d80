import { EvaluationContext } from '#bots/evaluation/context';
import { modelFor } from '#bots/evaluation/models';
import { quickChoice } from '#bots/policy/policy';
import { decisionOf, type GameState, Good } from '#engine';
import { table } from '#tests/engine/support/table';

const ON = { expansions: ['smuggler'] } as const;

/** The bot's action as the smuggler, in a scene set after the choice of the role. */
function deedIn(set: (state: GameState) => void): string {
  const game = table(3, { 0: { tiles: { corn: 2 }, coins: 0 } }, ON).play('0 chooseRole smuggler');
  set(game.state);
  const { state } = game;
  const weights = new EvaluationContext(state, modelFor(state)).weightsFor(state);
  return quickChoice(state, decisionOf(state)?.kind ?? '', 0, weights).type;
}

describe('X3-2: a bot as the smuggler', () => {
  it('loots a house with three goods instead of doing nothing', () => {
    expect(
      deedIn((state) => {
        for (const good of [Good.corn, Good.sugar, Good.coffee] as const) {
          state.tradingHouse.push(good);
          state.goods[good]--;
        }
      }),
    ).toBe('loot');
  });

  it('captures a role that has many coins on it', () => {
    expect(
      deedIn((state) => {
        state.roleCoins[0] = 8;
      }),
    ).toBe('capture');
  });
});
