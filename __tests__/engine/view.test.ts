import { Building, type GameState, imagine, legalActions, type Seat, viewFor } from '#engine';
import { testGame } from './support/game';
import { table } from './support/table';

const SHIPPERS = { 0: { vp: 5 }, 1: { vp: 7 }, 2: { vp: 9 } };
const tokens = (state: GameState, viewer: Seat | null) =>
  viewFor(state, viewer).players.map(({ vp }) => vp);

describe('the view of a player', () => {
  it('I-1: contains everything but hidden information', () => {
    const { state } = table(3, SHIPPERS);
    const view = viewFor(state, 1);
    const hidden = new Set(['random']);
    const publicFields = Object.keys(state).filter((field) => !hidden.has(field));
    expect(Object.keys(view).sort()).toEqual([...publicFields, 'viewer'].sort());
    expect(view).toMatchObject({ goods: state.goods, frames: state.frames, market: state.market });
    expect(view.players.map(({ coins }) => coins)).toEqual([2, 2, 2]);
  });

  it('I-2: contains neither seed nor random state', () => {
    const state = testGame(4, { seed: 'nobody must know' });
    const text = JSON.stringify(viewFor(state, 0));
    expect(text).not.toContain('nobody must know');
    expect(text).not.toContain('random":');
    for (const word of state.random) expect(text).not.toContain(String(word));
  });

  it('I-2: has the kinds of face-down tiles, which can be counted, but no order', () => {
    const view = viewFor(testGame(4), 0);
    expect(view.stack).toHaveLength(5);
    expect(view.stack.reduce((a, b) => a + b)).toBe(41);
  });

  it('I-3, CA-11: VP tokens are hidden from the others', () => {
    const { state } = table(3, SHIPPERS);
    expect(tokens(state, 1)).toEqual([null, 7, null]);
    expect(tokens(state, null)).toEqual([null, null, null]);
  });

  it('I-3, V-6: shows tokens if scores are open', () => {
    const { state } = table(3, SHIPPERS, { variants: { openScores: true } });
    expect(tokens(state, 1)).toEqual([5, 7, 9]);
    expect(tokens(state, null)).toEqual([5, 7, 9]);
  });

  it('I-4: reveals everything at the end', () => {
    const game = table(3, { 0: { vp: 75 } }, { edition: '1897' }).play('0 chooseRole captain');
    expect(game.state.over).toBe(true);
    expect(tokens(game.state, 2)).toEqual([75, 0, 0]);
  });

  it('I-5, D-13: has gains in the log as they happen, but no totals', () => {
    const game = table(3, { 1: { goods: { corn: 2 } } });
    game.play('0 chooseRole captain', '1 load corn 0');
    expect(game.told('shipped')).toMatchObject([{ seat: 1, count: 2, vp: 2 }]);
    expect(viewFor(game.state, 0).players[1]).toMatchObject({ vp: null, surplusVp: null });
  });

  it('I-1: is a copy, so that changing it has no effect', () => {
    const state = testGame(3);
    const view = viewFor(state, 0);
    view.goods[0] = 99;
    const [first] = view.players;
    if (first) first.city.push(Building.hospice);
    expect(state.goods[0]).toBe(10);
    expect(state.players[0].city).toEqual([]);
  });
});

describe('a state imagined from a view', () => {
  it('I-3: has what the viewer knows and guesses tokens that add up', () => {
    const { state } = table(4, SHIPPERS);
    const guess = imagine(viewFor(state, 1), 'a guess');
    expect(guess.players[1].vp).toBe(7);
    expect(guess.players.reduce((sum, { vp }) => sum + vp, guess.vp)).toBe(100);
    expect(viewFor(guess, 1)).toEqual(viewFor(state, 1));
  });

  it('I-2: offers the same choices, and another order of tiles for another seed', () => {
    const { state } = table(4);
    const guesses = ['one', 'two'].map((seed) => imagine(viewFor(state, 0), seed));
    for (const guess of guesses) expect(legalActions(guess, 0)).toEqual(legalActions(state, 0));
    expect(guesses[0]?.random).not.toEqual(guesses[1]?.random);
  });
});
