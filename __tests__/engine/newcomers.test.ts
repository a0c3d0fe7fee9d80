import { createGame, isRefusal, type Seat, setAside } from '#engine';
import { runToDecision } from '#engine/core/play';
import { gameOf } from '#engine/modules/base/queries';
import type { Newcomers } from '#engine/modules/base/rules';
import { discardCargo, discardPassengers } from '#engine/modules/base/supply/removed';
import { withBuildings } from './support/board';
import { problemsOf } from './support/invariants';
import { type Table, table } from './support/table';

/** Colonists come from the supply to a seat that is not on turn. */
function arrive(game: Table, seat: Seat, people: Newcomers): Table {
  const heard = { ...gameOf(game.state), events: game.events };
  game.state.colonists -= people.count - people.special;
  game.state.specialSupply -= people.special;
  heard.rules.boards[seat].seatColonists(heard, seat, people);
  runToDecision(heard);
  return game;
}

const ROOMY = { tiles: { corn: 1, sugar: 2 }, buildings: { harbor: 0, hospice: 0 } };
const NOBLES = { ...withBuildings('hospice', 'harbor'), expansions: ['nobles'] } as const;
const kept = (people: Partial<Newcomers>): Newcomers => ({
  count: 1,
  special: 0,
  mayStay: false,
  ...people,
});

describe('colonists who come outside the mayor phase', () => {
  it('MA-8: are placed on free circles one at a time, whoever’s turn it is', () => {
    const game = arrive(table(3, { 1: ROOMY }), 1, kept({ count: 2 }));
    expect(game.asks).toBe('1 newcomers');
    expect(game.choices).toEqual([
      'assign corn',
      'assign sugar',
      'assign hospice',
      'assign harbor',
    ]);
    game.play('1 assign corn');
    expect(game.choices).toEqual(['assign sugar', 'assign hospice', 'assign harbor']);
    game.play('1 assign harbor');
    expect(game.player(1)).toMatchObject({ sanJuan: 0, workers: [1, 0, 0, 0, 0, 0] });
    expect(game.told('colonistAssigned')).toHaveLength(2);
    expect(game.asks).toBe('0 round');
  });

  it('X4-2: may go to San Juan if the rule allows it', () => {
    const game = arrive(table(3, { 1: ROOMY }), 1, kept({ mayStay: true }));
    expect(game.choices).toContain('assign sanJuan');
    expect(game.play('1 assign sanJuan').player(1).sanJuan).toBe(1);
    const other = arrive(table(3, { 1: ROOMY }), 1, kept({}));
    expect(other.refusal('1 assign sanJuan')).toMatchObject({ code: 'noRoomThere', rule: 'MA-8' });
  });

  it('R-7: are placed without asking if they fill every circle or have one place', () => {
    const scene = { tiles: { corn: 1, sugar: 1 }, buildings: {} };
    const all = arrive(table(3, { 1: scene }), 1, kept({ count: 2 }));
    expect(all.asks).toBe('0 round');
    expect(all.player(1).workers).toEqual([1, 0, 1, 0, 0, 0]);
    expect(all.told('forced')).toHaveLength(2);
    const home = arrive(table(3, { 1: { tiles: {} } }), 1, kept({ count: 2, mayStay: true }));
    expect(home.player(1).sanJuan).toBe(2);
  });

  it('X2-2: may include a noble, whom the seat places', () => {
    const scene = { tiles: { corn: 1 }, buildings: { tobaccoStorage: 2 } };
    const game = arrive(table(3, { 1: scene }, NOBLES), 1, kept({ count: 2, special: 1 }));
    expect(game.choices).toEqual([
      'assign corn',
      'assign corn special',
      'assign tobaccoStorage',
      'assign tobaccoStorage special',
    ]);
    game.play('1 assign corn special');
    expect(game.asks).toMatch('0');
    expect(game.player(1)).toMatchObject({ special: 1, sanJuan: 0 });
    expect(game.player(1).specialStaff.some((count) => count > 0)).toBe(false);
    const none = arrive(table(3, { 1: ROOMY }, NOBLES), 1, kept({ count: 2 }));
    expect(none.refusal('1 assign corn special')).toMatchObject({ code: 'noSuchNewcomer' });
  });

  it('§12: are not lost while they wait', () => {
    const game = arrive(table(3, { 1: ROOMY }), 1, kept({ count: 2 }));
    expect(problemsOf(game.state)).toEqual([]);
  });
});

describe('D-7: discarded pieces', () => {
  it('§12: leave the game and are still counted', () => {
    const game = table(3, {}, NOBLES);
    const [ship] = game.state.ships;
    Object.assign(ship, { good: 2, count: 3 });
    game.state.goods[2] -= 3;
    discardCargo(gameOf(game.state), 0, 3);
    discardPassengers(gameOf(game.state), 2, 1);
    expect(game.state).toMatchObject({ colonistsRemoved: 2, specialRemoved: 1, specialOnShip: 0 });
    expect(game.state.goodsRemoved).toEqual([0, 0, 3, 0, 0]);
    expect(ship).toMatchObject({ good: null, count: 0 });
    expect(problemsOf(game.state)).toEqual([]);
  });

  it('§12: are none unless a module says so', () => {
    const state = createGame({ seats: table(2).state.options.seats, seed: 'aside' });
    if (isRefusal(state)) throw new Error(state.code);
    expect(setAside(state)).toEqual({ goods: [0, 0, 0, 0, 0], tiles: [0, 0, 0, 0, 0] });
  });
});
