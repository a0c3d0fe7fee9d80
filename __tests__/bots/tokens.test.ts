import { withCountedTokens } from '#bots/tokens';
import {
  createGame,
  EXPANSIONS,
  type GameEvent,
  type GameRequest,
  isRefusal,
  type Seat,
  seedRandom,
  viewFor,
} from '#engine';
import { randomSteps } from '#tests/engine/support/random';
import { table } from '#tests/engine/support/table';

function newGame(players: number, request: Partial<GameRequest>) {
  const seats = Array.from({ length: players }, (_, at) => ({ name: `${at}`, kind: 'bot' }));
  const state = createGame({ seats, ...request });
  if (isRefusal(state)) throw new Error(state.code);
  return state;
}

const tokensSeen = (seat: Seat | null, game: ReturnType<typeof newGame>, told: GameEvent[]) =>
  withCountedTokens(viewFor(game, seat), told).players.map(({ vp, surplusVp }) => [vp, surplusVp]);

describe('I-5: a player who counted all tokens', () => {
  it.each([
    { players: 3, expansions: [] },
    { players: 4, expansions: EXPANSIONS },
    { players: 5, expansions: EXPANSIONS },
  ])('knows everybody’s tokens: $players players, $expansions', ({ players, expansions }) => {
    for (const seed of ['one', 'two', 'three']) {
      const start = newGame(players, { expansions, seed });
      const told: GameEvent[] = [];
      for (const { after, events } of randomSteps(start, seedRandom(seed))) {
        told.push(...events);
        const real = after.players.map(({ vp, surplusVp }) => [vp, surplusVp]);
        expect({ seed, ply: after.ply, tokens: tokensSeen(1, after, told) }).toEqual({
          seed,
          ply: after.ply,
          tokens: real,
        });
      }
    }
  });
});

describe('I-3: a player who did not count', () => {
  const SHIPPERS = { 0: { vp: 5 }, 1: { vp: 7 }, 2: { vp: 10 } };

  it('assumes that the others have equal numbers', () => {
    const { state } = table(3, SHIPPERS);
    expect(tokensSeen(1, state, [])).toEqual([
      [7, 0],
      [7, 0],
      [8, 0],
    ]);
  });

  it('learns nothing that the view hides', () => {
    const swapped = { 0: { vp: 10 }, 1: { vp: 7 }, 2: { vp: 5 } };
    expect(tokensSeen(1, table(3, swapped).state, [])).toEqual(
      tokensSeen(1, table(3, SHIPPERS).state, []),
    );
  });

  it('V-6: sees open tokens', () => {
    const { state } = table(3, SHIPPERS, { variants: { openScores: true } });
    expect(tokensSeen(1, state, []).map(([vp]) => vp)).toEqual([5, 7, 10]);
  });
});
