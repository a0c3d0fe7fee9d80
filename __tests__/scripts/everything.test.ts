import { type GameEvent, GOODS, Good, Role, type Seat, zeros } from '#engine';
import { Everything } from '#scripts/lab/bench/online/everything';

/** Tests the reference for hand-overs: a match that asks everybody at every turn of the rules. */

const chooses = (seat: Seat, role: Role): GameEvent => ({
  type: 'roleChosen',
  seat,
  role,
  coins: 0,
  waived: false,
});
const loads = (seat: Seat): GameEvent => ({
  type: 'shipped',
  seat,
  good: Good.corn,
  count: 1,
  ship: 0,
  vp: 1,
  by: null,
});
const keeps = (seat: Seat): GameEvent => ({
  type: 'stored',
  seat,
  kept: zeros(GOODS.length),
  lost: zeros(GOODS.length),
});
const skips = (seat: Seat): GameEvent => ({ type: 'skipped', seat });

/** The acting seat and the resulting events. */
type Move = readonly [Seat, ...GameEvent[]];

function handOversAfter(...moves: readonly Move[]): number {
  const everything = new Everything(0);
  for (const [seat, ...events] of moves) everything.follow(seat, events);
  return everything.handOvers;
}

describe('asking everything', () => {
  it('SE-1: hands the phone to everybody, even with nothing to do', () => {
    expect(handOversAfter([0, chooses(0, Role.settler)], [0, skips(1), skips(2)], [3])).toBe(3);
  });

  it('does not hand over to a player who continues', () => {
    expect(handOversAfter([0, chooses(0, Role.settler)], [0])).toBe(0);
  });

  it('CA-1, CA-9: includes everybody between two loads, and the last circle without loads', () => {
    // Turns to load: 0, then 1 with nothing, 2; then 3, 0, 1 and 2 with nothing. Then 1 chooses.
    const first: Move = [0, chooses(0, Role.captain), loads(0)];
    expect(handOversAfter(first, [2, loads(2), chooses(1, Role.mayor)])).toBe(7);
  });

  it('CA-12: includes everybody with goods to keep', () => {
    // Turns to load: 0; then 1, 2, 3 and 0 with nothing. To keep: 0 goes on, then 3.
    expect(handOversAfter([0, chooses(0, Role.captain), loads(0), keeps(0), keeps(3)])).toBe(5);
  });
});
