import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createGame,
  deedOfRelease1,
  eventOfRelease1,
  type GameEvent,
  type GameState,
  isRefusal,
  lineOfRelease1,
  nextInt,
  openingEvents,
  parseDeed,
  parseLine,
  play,
  restore,
  restoreEvent,
  restoreView,
  seedRandom,
  store,
  viewFor,
} from '#engine';

/** A running match of the first release, as that release stored it. */
const record = JSON.parse(
  readFileSync(join(__dirname, '../emulator/fixtures/record-schema-1.json'), 'utf8'),
);

function restored(json: unknown): GameState {
  const state = restore(json);
  if (isRefusal(state)) throw new Error(`${state.code} ${state.field}`);
  return state;
}

describe('games of the first release', () => {
  it('are the very games that its lines lead to today, with the same story', () => {
    const state = restored(record.state);
    let replayed = createGame(state.options);
    if (isRefusal(replayed)) throw new Error(replayed.code);
    const told: GameEvent[] = openingEvents(replayed);
    const known: (GameEvent | null)[] = [];
    for (const { seat, line, events } of record.log.plies) {
      for (const event of events) known.push(restoreEvent(eventOfRelease1(event), state.options));
      const noted = line === '' ? null : parseLine(lineOfRelease1(`${seat} ${line}`));
      if (noted === null) continue;
      const played = play(replayed, noted.seat, noted.action);
      if (isRefusal(played)) throw new Error(`${line}: ${played.code}`);
      replayed = played.state;
      told.push(...played.events);
    }
    expect(JSON.stringify(state)).toBe(JSON.stringify(replayed));
    expect(known).toEqual(told);
  });

  it('come back the same when they are stored by names', () => {
    const state = restored(record.state);
    expect(restored(JSON.parse(JSON.stringify(store(state))))).toEqual(state);
  });

  it('were seen as today’s are', () => {
    const { options, random: _random, ...table } = record.state;
    const { seed: _seed, ...shown } = options;
    const players = table.players.map((player: object) => ({
      ...player,
      vp: null,
      surplusVp: null,
    }));
    const view = restoreView({ ...table, options: shown, viewer: null, players });
    expect(view).toEqual(viewFor(restored(record.state), null));
  });

  it.each([
    [{ type: 'discardTile', tile: 6 }, 'discardTile turned'],
    [{ type: 'chooseRole', role: 7 }, 'chooseRole secondProspector'],
    [{ type: 'load', good: 4, ship: 2 }, 'load coffee 2'],
    [{ type: 'move', to: { at: 'city', building: 16 }, noble: true }, 'move harbor yes'],
    [
      { type: 'barter', building: 44, colonist: { at: 'sanJuan' }, good: null, vp: true },
      'barter royalGarden sanJuan - yes',
    ],
    [
      { type: 'place', island: [1, 0, 0, 0, 0, 2], city: [1, 3], nobles: [] },
      'place 1.0.0.0.0.2 1.3 -',
    ],
    [{ type: 'store', goods: [0, 0, 1, 0, 0] }, 'store 0.0.1.0.0'],
    [{ type: 'pass' }, 'pass'],
  ])('had actions that are deeds today: %j', (action, deed) => {
    expect(deedOfRelease1(action)).toBe(deed);
    expect(parseDeed(deed)).not.toBeNull();
  });

  it('wrote forest where a line says turned today', () => {
    expect(lineOfRelease1('3 discardTile forest')).toBe('3 discardTile turned');
    expect(lineOfRelease1('3 discardTile corn')).toBe('3 discardTile corn');
  });

  it('that are damaged are refused, whatever is missing or strange', () => {
    const random = seedRandom('damaged games');
    const strange = [null, -1, 99, 'x', [], {}, true, undefined];
    for (let round = 0; round < 300; round++) {
      const json = JSON.parse(JSON.stringify(record.state));
      let part = json;
      for (let depth = 0; depth < 4; depth++) {
        const keys = Object.keys(part);
        const key = keys[nextInt(random, keys.length)] ?? '';
        const deeper = part[key];
        const goesOn = typeof deeper === 'object' && deeper !== null && nextInt(random, 3) > 0;
        if (goesOn && Object.keys(deeper).length > 0) part = deeper;
        else {
          part[key] = strange[nextInt(random, strange.length)];
          break;
        }
      }
      expect(() => restore(json)).not.toThrow();
    }
  });

  it.each<[string, unknown]>([
    ['players', { ...record.state, players: undefined }],
    ['frames', { ...record.state, frames: [{ kind: 'tavern', seat: 0, subject: 0, detail: 0 }] }],
    ['frames', { ...record.state, frames: undefined }],
    ['role', { ...record.state, role: 8 }],
    ['market', { ...record.state, market: [...record.state.market, 1] }],
    ['random', { ...record.state, random: [1] }],
    ['modules', { ...record.state, schema: 2 }],
  ])('without a usable %s are refused', (field, json) => {
    expect(restore(json)).toEqual({ code: 'badSave', rule: 'S-1', field });
  });
});
