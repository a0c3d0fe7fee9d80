import { Role, viewFor } from '#engine';
import { countHandOvers } from '#scripts/lab/handovers/count';
import { createLocalSession } from '#session/local/localSession';
import type { Sharing } from '#session/local/sharing';
import { playUntil } from './support/playUntil';
import { bot, gameFor, person, ports } from './support/table';

const people = [person('Ana', 0), person('Ben', 1), bot('Cy', 2)];

function sitAt(sharing: Sharing, seats = people) {
  const world = ports();
  const game = { ...gameFor(seats), sharing };
  return { ...world, session: createLocalSession(game, world.ports) };
}

describe.each(['open', 'around'] as const)('a table that is %s', (sharing) => {
  const sitDown = (seats = people) => sitAt(sharing, seats);

  it('asks everybody in turn without hand-over, to the end', async () => {
    const world = sitDown();
    const handOvers: unknown[] = [];
    world.session.subscribe(() => handOvers.push(world.session.get().handOverTo));
    await playUntil(world, (session) => session.get().view.over);
    expect(world.session.get().view.over).toBe(true);
    expect(handOvers.every((seat) => seat === null)).toBe(true);
  });

  it('CA-11: covers hidden data for everybody, and shows it to its owner on request', async () => {
    const world = sitDown();
    const { session } = world;
    await playUntil(world, () => {
      const { asked, view } = session.get();
      return asked !== null && view.vp < 70;
    });
    const { view, guessedState: table, asked, covered } = session.get();
    expect({ covered, viewer: view.viewer }).toEqual({ covered: true, viewer: null });
    expect(view.players.map(({ vp }) => vp)).toEqual([null, null, null]);
    // Possible actions are computed for the deciding seat.
    const own = session.peek(asked ?? 0);
    expect(own?.viewer).toBe(asked);
    expect(own?.players[asked ?? 0]?.vp).toBe(viewFor(table, asked).players[asked ?? 0]?.vp);
    expect(own?.players.filter(({ vp }) => vp !== null)).toHaveLength(1);
    expect(session.peek(2)).toBeNull();
  });

  it('shows everything at the end (I-4)', async () => {
    const world = sitDown();
    await playUntil(world, (session) => session.get().view.over);
    const { covered, view } = world.session.get();
    expect(covered).toBe(false);
    expect(view.players.every(({ vp }) => vp !== null)).toBe(true);
  });

  it('is the same as any other for a single person', () => {
    const { session } = sitDown([person('Ana', 0), bot('Bo', 1), bot('Cy', 2)]);
    expect(session.get()).toMatchObject({ covered: false, asked: 0 });
    expect(session.get().view.viewer).toBe(0);
  });

  it('counts what one person has seen as seen by all', async () => {
    const { session, saved } = sitDown();
    await session.act({ type: 'chooseRole', role: Role.settler });
    session.markSeen();
    await Promise.resolve();
    const { length } = session.get().log;
    expect(saved.at(-1)?.seen).toEqual([length, length, length]);
  });
});

describe('a device that is passed on', () => {
  it('changes hands less than half as often as there are turns', () => {
    const { everyTurn, pass, open } = countHandOvers('test');
    expect(pass).toBeGreaterThan(0);
    expect(pass).toBeLessThan(everyTurn / 2);
    expect(open).toBe(0);
  });
});
