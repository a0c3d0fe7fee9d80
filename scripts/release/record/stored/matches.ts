import { anyAction, oneOf } from '#scripts/release/record/games';
import { type CallName, loadReferee, type MatchRecord, type Referee } from './referee';
import { GAMES, requestNumbered } from './shapes';
import { type Fixture, type Standing, Wanted } from './wanted';

/** What the first release's referee kept in the database, as its own calls wrote it. */

const TODAY = Date.UTC(2026, 10, 1);
const SECOND = 1000;
/** One move in so many comes with somebody answering ahead. */
const ORDERS = 12;
/** In one match in so many somebody gives up on the way. */
const RESIGNS = 5;
const RESIGNS_AT = 30;

/** Something to wish for in the phase of each role, by their numbers then. */
const WISHES: readonly (readonly object[])[] = [
  [{ type: 'takeTile', tile: 0 }, { type: 'takeTile', tile: 2 }, { type: 'pass' }],
  [],
  [{ type: 'build', building: 7 }, { type: 'build', building: 0 }, { type: 'pass' }],
  [{ type: 'takeGood', good: 1 }],
  [{ type: 'sell', good: 1 }, { type: 'sell', good: 0 }, { type: 'pass' }],
  [
    { type: 'load', good: 0, ship: 0 },
    { type: 'load', good: 1, ship: 1 },
  ],
];

interface Match {
  readonly id: string;
  /** The people, by seat; a bot sits after them. */
  readonly uids: readonly string[];
}

export async function recordMatches(): Promise<Fixture[]> {
  process.env.CALLS_PER_MINUTE = '1000000';
  const realNow = Date.now;
  let now = TODAY;
  // The calls ask for the time themselves: it passes the same in every recording.
  Date.now = () => {
    now += SECOND;
    return now;
  };
  try {
    return await recordAll(new Table(await loadReferee()));
  } finally {
    Date.now = realNow;
  }
}

async function recordAll(table: Table): Promise<Fixture[]> {
  const wanted = new Wanted(table.referee.engine, 'matches');
  const keep = (name: string, { id }: Match) => {
    const record = table.recordOf(id);
    wanted.keep(name, standingOf(record), table.documentsOf(id), record.status);
  };
  for (let number = 0; number < GAMES; number++) {
    const match = await table.open(number);
    if (number < 4) keep('lobby', match);
    await table.start(match);
    await playOn(table, match, number, wanted);
    if (number >= 4) continue;
    await table.call('rematch', match.uids[0], { matchId: match.id });
    keep('rematch', match);
  }
  for (let number = 0; number < 2; number++) {
    const match = await table.open(number);
    await table.start(match);
    for (const uid of match.uids) await table.call('resign', uid, { matchId: match.id });
    keep('abandoned', match);
  }
  return wanted.fixtures;
}

/** In the lobby there is no game yet, but it is known what it will be like. */
function standingOf({ state, rules, seats }: MatchRecord): Standing {
  return state ?? { options: { ...rules, seats }, frames: [], ply: 0, over: false };
}

async function playOn(table: Table, match: Match, number: number, wanted: Wanted): Promise<void> {
  const { engine } = table.referee;
  const random = engine.seedRandom(`match ${number}`);
  for (let move = 0; ; move++) {
    const record = table.recordOf(match.id);
    const { state } = record;
    if (state === null) throw new Error('the match has not begun');
    wanted.offer(state, () => table.documentsOf(match.id));
    if (record.status !== 'running') return;
    if (number % RESIGNS === 0 && move === RESIGNS_AT) {
      await table.call('resign', match.uids.at(-1), { matchId: match.id });
    } else if (engine.nextInt(random, ORDERS) === 0) await answerAhead(table, match, record);
    else {
      const seat = oneOf(engine, engine.seatsToAct(state), random);
      const action = anyAction(engine, state, seat, random);
      await table.submit(match, seat, { version: record.version, action });
    }
  }
}

/** The last of those who play and are not asked says what to do when it is. */
async function answerAhead(table: Table, { id, uids }: Match, record: MatchRecord) {
  const { state, seats } = record;
  const wishes = WISHES[state?.role ?? -1] ?? [];
  if (state === null || wishes.length === 0) return;
  const acting = table.referee.engine.seatsToAct(state);
  const seat = uids.findLastIndex((_, at) => !acting.includes(at) && seats[at]?.left === null);
  if (seat < 0) return;
  const { round, role } = state;
  await table.call('setOrders', uids[seat], { matchId: id, round, role, wishes });
}

/** Calls of the referee, and what they left in the database. */
class Table {
  private asked = 0;

  constructor(readonly referee: Referee) {}

  call(name: CallName, uid: string | undefined, data: object) {
    return this.referee.calls[name].run({ data, auth: { uid }, rawRequest: {} });
  }

  async open(number: number): Promise<Match> {
    const request = requestNumbered(this.referee.engine, 'matches', number);
    const { seats, edition, expansions, variants, board } = request;
    const bots = seats.length > 3 ? 1 : 0;
    const prefix = `match${++this.asked}-person`;
    const uids = seats.slice(bots).map((_, seat) => `${prefix}${seat}`);
    const { code, matchId } = await this.call('createMatch', uids[0], {
      requestId: this.requestId(),
      name: 'Ana',
      rules: { edition, expansions, variants, board },
      others: [...uids.slice(1).map(() => 'open'), ...(bots > 0 ? ['easy'] : [])],
      turnLimit: 86_400,
      isPublic: number % 2 === 0,
    });
    for (const uid of uids.slice(1)) await this.call('joinMatch', uid, { code, name: 'Ben' });
    return { id: matchId, uids };
  }

  start = ({ id, uids }: Match) =>
    this.call('startMatch', uids[0], { matchId: id, openSeats: 'bots' });

  submit = ({ id, uids }: Match, seat: number, move: object) =>
    this.call('submitAction', uids[seat], { ...move, matchId: id, requestId: this.requestId() });

  recordOf(id: string): MatchRecord {
    const stored = this.referee.documents.get(`matches/${id}/secret/state`);
    return JSON.parse(String(stored?.data.json));
  }

  /** The match with everything below it. */
  documentsOf(id: string): object {
    const path = `matches/${id}`;
    const own = [...this.referee.documents].filter(
      ([key]) => key === path || key.startsWith(`${path}/`),
    );
    return Object.fromEntries(own.map(([key, { data }]) => [key, data]));
  }

  private requestId = () => `request-${String(++this.asked).padStart(12, '0')}`;
}
