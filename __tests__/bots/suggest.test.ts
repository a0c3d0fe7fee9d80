import { placementAtSight } from '#bots/suggest';
import { isRefusal, legalActions, play, seatsToAct, seedRandom } from '#engine';
import { testGame } from '#tests/engine/support/game';
import { randomSteps } from '#tests/engine/support/random';

describe('a suggested placement', () => {
  it.each(['one', 'two', 'three'])('MA-3, MA-4: is always legal (seed %s)', (seed) => {
    const expansions = { expansions: ['newBuildings', 'nobles'], board: 'random', seed } as const;
    let placed = 0;
    for (const { before: state } of randomSteps(testGame(4, expansions), seedRandom(seed))) {
      for (const seat of seatsToAct(state)) {
        if (legalActions(state, seat).length > 0) continue;
        const played = play(state, seat, placementAtSight(state, seat));
        expect(isRefusal(played) && played.code).toBe(false);
        placed++;
      }
    }
    expect(placed).toBeGreaterThan(5);
  });
});
