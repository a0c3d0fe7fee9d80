import { anyAction } from '#scripts/release/record/games';
import type { Request } from '#scripts/release/release1';
import { handClock } from './clock';
import { type Game, loadSessions, type Session, type Sessions } from './session';
import { GAMES, requestNumbered } from './shapes';
import { type Fixture, type Standing, Wanted } from './wanted';

/** What the first release's app kept on a phone, as its own session and saves wrote it. */

const LEVELS = ['easy', 'medium'];
const COLORS = ['indigo', 'terracotta', 'seaGreen', 'cornGold', 'hibiscus'];
const TODAY = Date.UTC(2026, 10, 1);
const MINUTE = 60_000;
/** One move in so many is taken back, where that is allowed. */
const UNDO = 25;
const BEGUN = 4;
const RESTARTED = 4;

interface Phone {
  readonly id: string;
  readonly items: Map<string, string>;
  readonly session: Session;
  /** Lets the bots go on. */
  pass(): void;
}

export async function recordSaves(): Promise<Fixture[]> {
  const sessions = await loadSessions();
  const wanted = new Wanted(sessions.engine, 'saves');
  for (let number = 0; number < GAMES; number++) {
    const phone = await newGame(sessions, number);
    const watch = (standing: Standing) => wanted.offer(standing, () => itemsOf(phone));
    if (number < BEGUN) wanted.keep('begun', standingOf(phone), itemsOf(phone));
    await playOn(sessions, phone, watch, () => false);
  }
  for (let number = 0; number < RESTARTED; number++) {
    const phone = await restarted(sessions, number);
    wanted.keep('restarted', standingOf(phone), itemsOf(phone));
  }
  return wanted.fixtures;
}

async function newGame(sessions: Sessions, number: number): Promise<Phone> {
  const id = `game${number}`;
  const request = requestNumbered(sessions.engine, 'saves', number);
  const game = sessions.newLocalGame({ ...request, id, now: TODAY, seats: seatsOf(request) });
  return openPhone(sessions, game, new Map());
}

/** A person always sits there; every third seat is a bot's. */
const seatsOf = ({ seats }: Request) =>
  seats.map(({ name }, seat) => ({
    name,
    kind: seat % 3 === 1 ? 'bot' : 'human',
    color: COLORS[seat],
    level: LEVELS[seat % LEVELS.length],
  }));

async function openPhone(sessions: Sessions, game: Game, items: Map<string, string>) {
  const saves = sessions.createSaveRepository(sessions.memoryStorage(items));
  await saves.save(game);
  const { clock, pass } = handClock();
  let minutes = 0;
  const session = sessions.createLocalSession(game, {
    think: sessions.thinkAs,
    clock,
    pause: () => 0,
    save: saves.save,
    today: () => TODAY + MINUTE * minutes++,
  });
  return { id: game.id, items, session, pass };
}

/** Plays by chance and shows what is stored after every move, to the end or as long as wanted. */
async function playOn(
  sessions: Sessions,
  phone: Phone,
  watch: (standing: Standing) => void,
  isEnough: (standing: Standing) => boolean,
): Promise<void> {
  const random = sessions.engine.seedRandom(`${phone.id} players`);
  let standing = standingOf(phone);
  while (!standing.over && !isEnough(standing)) {
    await step(sessions, phone, random);
    // Writing to the memory takes no time but a turn of the loop.
    await new Promise((resolve) => setImmediate(resolve));
    standing = standingOf(phone);
    watch(standing);
  }
}

async function step({ engine }: Sessions, phone: Phone, random: number[]): Promise<void> {
  const { asked, handOverTo, table, canUndo } = phone.session.get();
  if (handOverTo !== null) phone.session.takePhone();
  else if (asked === null) phone.pass();
  else if (canUndo && engine.nextInt(random, UNDO) === 0) phone.session.undo();
  else await phone.session.act(anyAction(engine, table, asked, random));
}

/** What stands in the slot that counts. */
function standingOf({ id, items }: Phone): Standing {
  const slot = items.get(`borinquen/game/${id}/head`) ?? '';
  return JSON.parse(items.get(`borinquen/game/${id}/${slot}`) ?? '').state;
}

const itemsOf = ({ items }: Phone) => Object.fromEntries(items);

/** A game whose actions did not lead to its table: it began anew from there. */
async function restarted(sessions: Sessions, number: number): Promise<Phone> {
  const first = await newGame(sessions, number);
  await playOn(
    sessions,
    first,
    () => undefined,
    ({ ply }) => ply >= 40,
  );
  const { game } = await sessions
    .createSaveRepository(sessions.memoryStorage(first.items))
    .open(first.id);
  const strange = { ...game, actions: ['0 chooseRole captain', ...game.actions] };
  const phone = await openPhone(sessions, strange, first.items);
  await playOn(
    sessions,
    phone,
    () => undefined,
    ({ ply }) => ply >= 60,
  );
  return phone;
}
