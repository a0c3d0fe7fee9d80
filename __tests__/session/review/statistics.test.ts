import { type GameState, SEATS, type Seat } from '#engine';
import { type ReplayStep, replay } from '#session/local/replay';
import { statisticsOf } from '#session/review/statistics';
import { goldenGames } from '#tests/engine/support/golden';
import { goldenGame } from './support/finished';

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

function played(name: string) {
  const all = replay(goldenGame(name));
  // A Puertoma's set-up is not income (P-1).
  const isSetUp = (step: ReplayStep) => step.events.some(({ type }) => type === 'puertomaEquipped');
  const begin = Math.max(0, all.findLastIndex(isSetUp));
  const [first, last] = [all[begin]?.state, all.at(-1)?.state];
  const steps = all.slice(begin + 1);
  if (first === undefined || last === undefined) throw new Error('nothing was played');
  const events = steps.flatMap((step) => step.events);
  const seats = SEATS.slice(0, first.players.length);
  return { first, last, events, seats, book: statisticsOf(events, first.players.length) };
}

describe.each(goldenGames())('the statistics of %s', (name) => {
  const { first, last, events, seats, book } = played(name);
  const grown = (seat: Seat, of: (state: GameState, seat: Seat) => number) =>
    of(last, seat) - of(first, seat);

  it.each(seats)('account for every coin of seat %i', (seat) => {
    const coins = grown(seat, (state, of) => state.players[of].coins);
    expect(book[seat]?.coinsEarned ?? 0).toBe(coins + (book[seat]?.coinsSpent ?? 0));
  });

  it.each(seats)('account for every good of seat %i', (seat) => {
    const { made = [], shipped = 0, sold = 0, spoiled = 0, given = 0 } = book[seat] ?? {};
    const goods = grown(seat, (state, of) => sum(state.players[of].goods));
    expect(sum(made)).toBe(goods + shipped + sold + spoiled + given);
  });

  it('count every role that was taken and every building', () => {
    const told = (type: string) => events.filter((event) => event.type === type).length;
    expect(sum(book.map(({ roles }) => sum(roles)))).toBe(told('roleChosen'));
    expect(sum(book.map(({ built }) => built))).toBe(told('built'));
  });
});

describe('idle colonists', () => {
  it('MA-4: are those without work, summed over the mayor phases', () => {
    const { events, book } = played('four-1897.txt');
    const told = events.flatMap((event) => (event.type === 'placed' ? event.sanJuan : []));
    expect(sum(book.map(({ idle }) => idle))).toBe(sum(told));
    expect(sum(told)).toBeGreaterThan(0);
  });
});
