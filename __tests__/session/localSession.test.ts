import { type Action, decisionOf, isRefusal, Role, seatsToAct, Tile } from '#engine';
import { createLocalSession } from '#session/local/localSession';
import { readSave, writeSave } from '#session/saves/format';
import type { Session } from '#session/session';
import { expectOk } from '#tests/support/expectOk';
import { playUntil } from './support/playUntil';
import { bot, chanceAction, gameFor, person, ports } from './support/table';

const choose = (role: keyof typeof Role): Action => ({ type: 'chooseRole', role: Role[role] });

const ana = person('Ana', 0);
const ben = person('Ben', 1);
const cleo = person('Cleo', 2);

function open(seats = [ana, ben, cleo], options = {}, overrides = {}) {
  const world = ports(overrides);
  return { ...world, session: createLocalSession(gameFor(seats, options), world.ports) };
}

const isOver = (session: Session) => session.get().view.over;

describe('a session on one phone', () => {
  it('asks for the first player by hand-over when several persons play', () => {
    const { session } = open();
    expect(session.get()).toMatchObject({ handOverTo: 0, asked: null, holder: 0 });
    session.takePhone();
    expect(session.get()).toMatchObject({ handOverTo: null, asked: 0, holder: 0 });
  });

  it('hands the phone to the next person after the holder has acted, and shows their view', async () => {
    const { session } = open();
    session.takePhone();
    expect(await session.act(choose('mayor'))).toBeNull();
    const { view, handOverTo, holder, waiting } = session.get();
    expect(seatsToAct(session.get().guessedState)).toContain(handOverTo);
    expect(handOverTo).not.toBe(0);
    expect({ holder, viewer: view.viewer }).toEqual({ holder: handOverTo, viewer: handOverTo });
    expect(waiting).toEqual([{ seat: handOverTo, for: 'person' }]);
  });

  it('never hands over in a game with a single person', async () => {
    const world = open([bot('Bo', 0), ana, bot('Cy', 2), bot('Di', 3)]);
    const handOvers: unknown[] = [];
    world.session.subscribe(() => handOvers.push(world.session.get().handOverTo));
    await playUntil(world, isOver);
    expect(isOver(world.session)).toBe(true);
    expect(handOvers.every((seat) => seat === null)).toBe(true);
    expect(world.session.get().holder).toBe(1);
  });

  it('MA-5: asks people who place at the same time one after another, bots last', async () => {
    const world = open([ana, bot('Bo', 1), cleo, ben]);
    const { session } = world;
    const placing = () => decisionOf(session.get().guessedState)?.kind === 'place';
    await playUntil(world, () => placing() && seatsToAct(session.get().guessedState).length === 4);
    const { holder, guessedState: table } = session.get();
    const persons = seatsToAct(table).filter((seat) => seat !== 1);
    const expected = [...persons].sort((a, b) => Number(b === holder) - Number(a === holder));
    const order: number[] = [];
    while (order.length < persons.length) {
      const { asked, handOverTo } = session.get();
      if (handOverTo !== null) session.takePhone();
      if (asked === null) continue;
      order.push(asked);
      await session.act(chanceAction(session, asked, `place ${asked}`));
    }
    expect(order).toEqual(expected);
    expect(session.get()).toMatchObject({ asked: null, waiting: [{ seat: 1, for: 'bot' }] });
  });

  it('refuses an action while nobody is asked', async () => {
    const { session } = open();
    expect(await session.act(choose('mayor'))).toEqual({ trouble: 'stale' });
  });

  it('answers an illegal action with the rule and changes nothing', async () => {
    const { session } = open();
    session.takePhone();
    const before = session.get();
    const refusal = await session.act({ type: 'takeTile', tile: Tile.corn });
    expect(refusal).not.toBeNull();
    expect(refusal !== null && isRefusal(refusal)).toBe(true);
    expect(session.get()).toBe(before);
  });

  it.each([2, 3, 4, 5])('plays a whole game of %i persons to the end', async (count) => {
    const seats = [ana, ben, cleo, person('Dan', 3), person('Eve', 4)].slice(0, count);
    const world = open(seats);
    await playUntil(world, isOver);
    expect(world.session.get()).toMatchObject({ asked: null, handOverTo: null, waiting: [] });
    expect(world.session.get().view.players.every(({ vp }) => vp !== null)).toBe(true);
  });
});

describe('undo', () => {
  it('reverts the last action and its log entries', async () => {
    const { session } = open();
    session.takePhone();
    const before = session.get();
    expect(before.canUndo).toBe(false);
    await session.act(choose('builder'));
    expect(session.get().canUndo).toBe(true);
    session.undo();
    expect(session.get().view).toEqual(before.view);
    expect(session.get().log).toEqual(before.log);
    expect(session.get().canUndo).toBe(false);
  });

  it('is possible on the hand-over screen, but not after the phone has changed hands', async () => {
    const { session } = open();
    session.takePhone();
    for (let { asked } = session.get(); asked !== null; asked = session.get().asked) {
      await session.act(chanceAction(session, asked, `first ${session.get().view.ply}`));
    }
    expect(session.get().handOverTo).not.toBeNull();
    session.takePhone();
    expect(session.get().canUndo).toBe(false);
    session.undo();
    expect(session.get().holder).not.toBe(0);
  });

  it('ends with a draw, because new tiles have been seen', async () => {
    const { session } = open([ana, ben]);
    const takeFaceUp = async () => {
      const tile = session.get().view.faceUp.findIndex((count) => count > 0);
      expect(await session.act({ type: 'takeTile', tile: tile as 0 })).toBeNull();
    };
    session.takePhone();
    await session.act(choose('settler'));
    await takeFaceUp();
    // Ben's tile hides nothing, so it is taken without a hand-over.
    expect(session.get()).toMatchObject({ canUndo: true, handOverTo: null, asked: 1 });
    await takeFaceUp();
    // Ben continues with his own role choice, but new tiles are face up now.
    expect(session.get()).toMatchObject({ handOverTo: 1, canUndo: false });
    session.takePhone();
    await session.act(choose('builder'));
    expect(session.get().canUndo).toBe(true);
  });

  it('stops a thinking bot', async () => {
    const world = open([ana, bot('Bo', 1)]);
    const { session, pass } = world;
    const before = session.get().view;
    await session.act(choose('builder'));
    await session.act({ type: 'pass' });
    expect(world.waiting()).toBe(1);
    while (session.get().canUndo) session.undo();
    expect(session.get().view).toEqual(before);
    pass(5000);
    expect(session.get().view).toEqual(before);
  });

  it('ends when a bot has acted in a game of several persons, and says so', async () => {
    const { session, pass } = open([ana, bot('Bo', 1), cleo]);
    session.takePhone();
    await session.act(choose('builder'));
    await session.act({ type: 'pass' });
    expect(session.get()).toMatchObject({ canUndo: true, undoBarrier: null });
    pass(5000);
    expect(session.get()).toMatchObject({ canUndo: false, undoBarrier: 'botActed' });
  });
});

describe('undo against bots', () => {
  const seats = [ana, bot('Bo', 1), bot('Cy', 2)];

  /** Ana passes as builder; both bots build and the first of them chooses the next role. */
  async function passAsBuilder() {
    const world = open(seats);
    await world.session.act(choose('builder'));
    const before = world.session.get();
    const passOn = async () => {
      await world.session.act({ type: 'pass' });
      for (let turn = 0; turn < 2; turn++) world.pass(250);
      return world.session.get();
    };
    return { ...world, before, passOn };
  }

  it('returns to the last decision of the only person, behind the answers of the bots', async () => {
    const { session, before, passOn } = await passAsBuilder();
    const after = await passOn();
    expect(after.view.ply).toBeGreaterThan(before.view.ply + 1);
    expect(after).toMatchObject({ canUndo: true, undoBarrier: null });
    session.undo();
    expect(session.get().view).toEqual(before.view);
    expect(session.get().log).toEqual(before.log);
    expect(session.get().asked).toBe(0);
  });

  it('brings the same answers of the bots for the same choice', async () => {
    const { session, passOn } = await passAsBuilder();
    const first = await passOn();
    session.undo();
    const second = await passOn();
    expect(second.view).toEqual(first.view);
    expect(second.log).toEqual(first.log);
  });

  it('survives a kill of the app', async () => {
    const { session, saved, before, passOn } = await passAsBuilder();
    await passOn();
    await session.close();
    const last = saved.at(-1);
    if (last === undefined) throw new Error('nothing was saved');
    const reopened = createLocalSession(expectOk(readSave(writeSave(last))), ports().ports);
    expect(reopened.get().canUndo).toBe(true);
    reopened.undo();
    expect(reopened.get().view).toEqual(before.view);
  });

  it('ends with a draw and says why, also after a kill', async () => {
    const world = open(seats);
    const { session, saved } = world;
    await session.act(choose('settler'));
    await session.act({ type: 'pass' });
    while (session.get().canUndo) world.pass(250);
    expect(session.get().undoBarrier).toBe('chance');
    session.undo();
    await session.close();
    const last = saved.at(-1);
    if (last === undefined) throw new Error('nothing was saved');
    const reopened = createLocalSession(last, ports().ports);
    expect(reopened.get()).toMatchObject({ canUndo: false, undoBarrier: 'chance' });
  });

  it('offers nothing before the first decision of the person', () => {
    const { session, pass } = open([bot('Bo', 0), ana]);
    pass(250);
    expect(session.get()).toMatchObject({ canUndo: false, undoBarrier: null });
  });
});

describe('recap', () => {
  it('shows everything since the seat last held the phone', async () => {
    const world = open();
    const { session } = world;
    session.takePhone();
    await playUntil(world, () => session.get().handOverTo !== null);
    const whenGivenAway = session.get().log.length;
    expect(session.get().unseenFrom).toBe(0);
    session.takePhone();
    expect(session.get().unseenFrom).toBe(whenGivenAway);
    await playUntil(world, () => session.get().handOverTo === 0);
    expect(session.get().unseenFrom).toBe(whenGivenAway);
    expect(session.get().log.length).toBeGreaterThan(whenGivenAway);
    session.takePhone();
    expect(session.get().unseenFrom).toBe(session.get().log.length);
  });

  it('keeps the holder’s own actions as new until they have been shown', async () => {
    const { session } = open([ana, bot('Bo', 1)]);
    session.markSeen();
    const before = session.get().log.length;
    await session.act(choose('builder'));
    expect(session.get().unseenFrom).toBe(before);
    session.markSeen();
    expect(session.get().unseenFrom).toBe(session.get().log.length);
  });

  it('numbers the log from the first round and knows the round of every entry', async () => {
    const world = open([ana, bot('Bo', 1), bot('Cy', 2)]);
    await playUntil(world, isOver);
    const { log, view } = world.session.get();
    expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index));
    expect(log[0]).toMatchObject({ round: 1, event: { type: 'roundStarted' } });
    expect(log.at(-1)?.round).toBe(view.round);
  });
});

describe('bots', () => {
  it('search in slices and answer after the pause', () => {
    const world = open([bot('Bo', 0), ana], {}, { pause: () => 400 });
    const { session, pass } = world;
    pass(399);
    expect(session.get()).toMatchObject({ asked: null, waiting: [{ seat: 0, for: 'bot' }] });
    expect(session.get().view.ply).toBe(0);
    pass(1);
    expect(session.get().view.ply).toBeGreaterThan(0);
  });

  it('return control to the screen within half a frame', () => {
    const STEP_MS = 3;
    let time = 0;
    const jobs: (() => void)[] = [];
    const queue = (run: () => void) => {
      jobs.push(run);
      return () => undefined;
    };
    const world = ports({
      clock: { now: () => time, later: queue },
      startSearch: () => ({
        step: () => {
          time += STEP_MS;
          return false;
        },
        best: () => choose('mayor'),
      }),
    });
    createLocalSession(gameFor([bot('Bo', 0), ana]), world.ports);
    for (let slice = 0; slice < 20; slice++) {
      const before = time;
      jobs.shift()?.();
      expect(time - before).toBeGreaterThan(0);
      expect(time - before).toBeLessThanOrEqual(8 + STEP_MS);
    }
  });

  it('never block the game, even if one fails', async () => {
    const illegal = () => ({
      step: () => true,
      best: (): Action => ({ type: 'takeTile', tile: Tile.quarry }),
    });
    const world = open([bot('Bo', 0), ana], {}, { think: illegal });
    await playUntil(world, isOver);
    expect(isOver(world.session)).toBe(true);
  });
});
