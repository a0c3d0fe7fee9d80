import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameState } from '#engine';
import { same } from '#tests/engine/support/secrets';
import { engineWith, type Loaded } from './engines';
import { PLAYERS, toyIn } from './tables';

const withToy = engineWith('list');
const toyLast = engineWith('listLast');
const without = engineWith('shipped');

const ALL = ['toy', 'newBuildings', 'nobles'];
const sent = (json: unknown): unknown => JSON.parse(JSON.stringify(json));
const parts = (json: object): Record<string, unknown> => ({ ...json });

function opened(engine: Loaded, json: unknown): GameState {
  const state = engine.restore(sent(json));
  if (engine.isRefusal(state)) throw new Error(`refused: ${state.code} ${state.field ?? ''}`);
  return state;
}

/** Tables of a game with all modules, a few moves apart, to its end. */
function* tables(engine: Loaded, options: Record<string, unknown>): Generator<GameState> {
  for (const players of PLAYERS) {
    const start = engine.toyGame(players, options);
    yield start;
    const steps = engine.randomSteps(start, engine.seedRandom(`players ${players}`));
    for (const { after } of steps) if (after.ply % 7 === 0 || after.over) yield after;
  }
}

function endOf(engine: Loaded, state: GameState): GameState {
  let end = state;
  for (const { after } of engine.randomSteps(state, engine.seedRandom('to the end'))) end = after;
  return end;
}

describe('a game with the toy', () => {
  it('is restored byte for byte', () => {
    for (const state of tables(withToy, { expansions: ALL })) {
      same(opened(withToy, withToy.store(state)), state);
    }
  });

  it('does not depend on the order of the modules: names are identity, numbers are not', () => {
    expect(toyLast.Building.aqueduct).not.toBe(withToy.Building.aqueduct);
    for (const state of tables(withToy, { expansions: ALL })) {
      const { options, ...stored } = parts(withToy.store(state));
      const read = toyLast.store(opened(toyLast, { options, ...stored }));
      const inItsOrder = {
        ...parts(Object(options)),
        expansions: ['nobles', 'newBuildings', 'toy'],
      };
      expect(read).toEqual({ ...stored, options: inItsOrder });
    }
  });

  it('runs the same in either order, with the same lines', () => {
    const start = withToy.toyGame(4, { expansions: ALL });
    let other = opened(toyLast, withToy.store(start));
    for (const { seat, action, after, events } of withToy.randomSteps(
      start,
      withToy.seedRandom('both ways'),
    )) {
      const deed = toyLast.parseAction(withToy.formatAction(action));
      const played = toyLast.play(other, seat, deed);
      if (toyLast.isRefusal(played)) throw new Error(`${withToy.formatAction(action)} was refused`);
      same(played.events.map(toyLast.storeEvent), events.map(withToy.storeEvent));
      other = played.state;
      const view = toyLast.restoreView(sent(withToy.storeView(withToy.viewFor(after, 1))));
      same(view, toyLast.viewFor(other, 1));
    }
    expect(other.over).toBe(true);
    const end = opened(withToy, toyLast.store(other));
    const totals = (engine: Loaded, state: GameState) =>
      engine.score(state).map(({ total }) => total);
    expect(totals(toyLast, other)).toEqual(totals(withToy, end));
  });

  it('is refused by an engine without it before anything else is read', () => {
    const state = withToy.toyGame(3);
    const future = { code: 'fromTheFuture', field: 'toy' };
    expect(without.restore(sent(withToy.store(state)))).toMatchObject(future);
    const view = withToy.storeView(withToy.viewFor(state, 1));
    expect(without.restoreView(sent(view))).toMatchObject(future);
    const { modules } = parts(withToy.store(state));
    expect(modules).toEqual({ base: 1, toy: 2 });
    expect(without.restore({ modules, options: 'unreadable', base: 7 })).toMatchObject(future);
    expect(without.versionRefusal({ modules })).toMatchObject(future);
  });

  it('of a later version is refused, and without a version too', () => {
    const stored = withToy.store(withToy.toyGame(3));
    const at = (toy: unknown) => withToy.restore({ ...stored, modules: { base: 1, toy } });
    expect(at(3)).toMatchObject({ code: 'fromTheFuture', field: 'toy' });
    for (const odd of [0, -1, 1.5, '2', null]) {
      expect(at(odd)).toMatchObject({ code: 'badSave', field: 'modules.toy' });
    }
  });

  it('that was damaged is refused, with the name of the field', () => {
    const stored = withToy.store(withToy.toyGame(3));
    const wrong: [Record<string, unknown>, string][] = [
      [{ deck: null }, 'toy.deck'],
      [{ deck: ['comet'] }, 'toy.deck'],
      [{ hands: [[], []] }, 'toy.hands'],
      [{ hands: [[], [], [null]] }, 'toy.hands'],
      [{ kept: [[], [], {}] }, 'toy.kept'],
      [{ omens: null }, 'toy.omens'],
    ];
    for (const [part, field] of wrong) {
      const toy = { ...parts(Object(stored.toy)), ...part };
      expect(withToy.restore({ ...stored, toy })).toMatchObject({ code: 'badSave', field });
    }
  });
});

describe('a game written by the first version of the toy', () => {
  const games: { stored: object }[] = JSON.parse(
    readFileSync(join(__dirname, 'version1.json'), 'utf8'),
  );

  it('opens with its cards in their new places, and can be played to its end', () => {
    for (const { stored } of games) {
      const { pile, gone, hands } = parts(Object(parts(stored).toy));
      const state = opened(withToy, stored);
      const now = parts(Object(withToy.store(state).toy));
      expect(now.hands).toEqual(hands);
      expect([now.omens, now.deck].flat()).toEqual([gone, pile].flat());
      expect(toyIn(state).kept.flat()).toEqual([]);
      expect(endOf(withToy, state).over).toBe(true);
    }
  });

  it('covers every decision of the toy', () => {
    const asked = games.map(({ stored }) => withToy.decisionOf(opened(withToy, stored))?.kind);
    expect(asked).toEqual(['round', 'pledge', 'encore']);
  });

  it('that was damaged is refused', () => {
    for (const { stored } of games) {
      expect(withToy.restore({ ...stored, toy: { pile: 3 } })).toMatchObject({ code: 'badSave' });
      expect(withToy.restore({ ...stored, toy: null })).toMatchObject({ code: 'badSave' });
    }
  });
});

describe('a game without the toy', () => {
  const GAMES = [[], ['newBuildings'], ['newBuildings', 'nobles']].map((expansions) => ({
    expansions,
  }));

  it.each(GAMES)('that was saved before the toy existed opens: $expansions', ({ expansions }) => {
    for (const state of tables(without, { expansions })) {
      const stored = without.store(state);
      const read = opened(withToy, stored);
      same(withToy.store(read), stored);
      expect(toyIn.bind(null, read)).toThrow('without the toy');
      if (state.ply < 20) expect(endOf(withToy, read).over).toBe(true);
    }
  });

  it.each(GAMES)('opens in an engine without it: $expansions', ({ expansions }) => {
    for (const state of tables(withToy, { expansions })) {
      const stored = withToy.store(state);
      same(without.store(opened(without, stored)), stored);
      const view = without.restoreView(sent(withToy.storeView(withToy.viewFor(state, 0))));
      expect(view).not.toHaveProperty('code');
    }
  });
});
