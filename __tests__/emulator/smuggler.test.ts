import {
  type Action,
  createGame,
  decisionOf,
  formatAction,
  freeCircles,
  type GameState,
  isRefusal,
  legalActions,
  nextInt,
  PASS,
  play,
  RANSOM,
  Role,
  randomPlacement,
  type Seat,
  seatsToAct,
  seedRandom,
} from '#engine';
import { changeMatch } from '#functions/match/change';
import { settle } from '#functions/match/referee';
import type { MatchId, UserId } from '#protocol/ids';
import type { LoggedPly, MatchRules } from '#protocol/match';
import { look, playToTheEnd, someAction } from './support/player';
import { liftRateLimit, ownProject } from './support/project';
import { logOf, matchOf, replayOf, stateOf } from './support/records';
import { ask, classic, newPerson, newRequestId, openMatch, refusalOf } from './support/referee';

ownProject('smuggler');
liftRateLimit();

const RULES: MatchRules = { ...classic, expansions: ['smuggler'] };

async function submit(matchId: MatchId, action: string): Promise<void> {
  const { toAct, version } = await matchOf(matchId);
  const requestId = newRequestId();
  await ask('submitAction', toAct[0] ?? null, { matchId, version, action, requestId });
}

/** Four people with three coins each; the first is the smuggler. */
async function smuggling() {
  const { matchId, uids } = await openMatch({ people: 4, rules: RULES });
  await submit(matchId, 'chooseRole smuggler');
  const [ana, ben, eva, leo] = uids as [UserId, UserId, UserId, UserId];
  return { matchId, ana, ben, eva, leo };
}

/** A game in which a seat has just become the smuggler and can poach. */
function gameToPoachIn(options: GameState['options']): GameState {
  for (let game = 0; game < 100; game++) {
    const found = poachingIn({ ...options, seed: `poaching ${game}` });
    if (found !== null) return found;
  }
  throw new Error('nobody could poach');
}

function poachingIn(options: GameState['options']): GameState | null {
  const random = seedRandom(options.seed);
  let state = createGame(options);
  while (!isRefusal(state) && !state.over) {
    const [seat = 0] = seatsToAct(state);
    const choices = legalActions(state, seat);
    if (choices.some(({ type }) => type === 'poach') && freeCircles(state, seat).length > 1)
      return state;
    const wanted = choices.find(
      (it) => it.type === 'chooseRole' && formatAction(it) === 'chooseRole smuggler',
    );
    const placed = decisionOf(state)?.kind === 'place' && randomPlacement(state, seat, random);
    const some = placed || choices[nextInt(random, choices.length)];
    const played = play(state, seat, wanted ?? some ?? PASS);
    state = isRefusal(played) ? played : played.state;
  }
  return null;
}

async function beforePoaching() {
  const { matchId, uids } = await openMatch({ people: 4, rules: RULES });
  const state = gameToPoachIn((await stateOf(matchId)).options);
  await changeMatch(matchId, (record) => ({
    record: settle({ ...record, state, version: record.version + 1 }, [], Date.now()),
    answer: null,
  }));
  const { toAct } = await matchOf(matchId);
  return { matchId, smuggler: toAct[0] ?? uids[0] ?? newPerson() };
}

const coinsOf = async (matchId: MatchId) =>
  (await stateOf(matchId)).players.map(({ coins }) => coins);

const eventsOf = (log: readonly LoggedPly[], type: string) =>
  log.flatMap(({ events }) => events.filter((event) => event.type === type));

/** A legal action of this kind for the first player who is asked. */
async function lawful(matchId: MatchId, type: Action['type']): Promise<string> {
  const { actingSeats } = await matchOf(matchId);
  const choices = legalActions(await stateOf(matchId), actingSeats[0] as Seat);
  const found = choices.find((action) => action.type === type);
  if (found === undefined) throw new Error(`nobody can ${type} here`);
  return formatAction(found);
}

describe('the smuggler online', () => {
  it('X3-4: a captured role costs three coins, paid to its captor; all see the price', async () => {
    const { matchId, ben, leo } = await smuggling();
    await submit(matchId, 'capture settler');
    const { view } = await look(matchId, leo);
    expect(view.smuggler).toMatchObject({ captor: 0, captured: Role.settler });
    expect((await matchOf(matchId)).toAct).toEqual([ben]);
    const before = await coinsOf(matchId);
    await submit(matchId, 'chooseRole settler');
    const after = await coinsOf(matchId);
    expect([(after[0] ?? 0) - (before[0] ?? 0), (after[1] ?? 0) - (before[1] ?? 0)]).toEqual([
      RANSOM,
      -RANSOM,
    ]);
    const log = await logOf(matchId);
    expect(eventsOf(log, 'captured')).toMatchObject([{ seat: 0, role: 'settler' }]);
    expect(eventsOf(log, 'ransomed')).toMatchObject([{ seat: 1, captor: 0, coins: RANSOM }]);
  });

  it('X3-4: a role that nobody ransoms is played by the captor after the last pick', async () => {
    const { matchId } = await smuggling();
    await submit(matchId, 'capture settler');
    for (let moves = 0; moves < 60; moves++) {
      if (eventsOf(await logOf(matchId), 'capturedPlayed').length > 0) break;
      const { kind } = decisionOf(await stateOf(matchId)) ?? {};
      const action = kind === 'round' ? await anotherRole(matchId) : await anything(matchId);
      await submit(matchId, action);
    }
    const log = await logOf(matchId);
    expect(eventsOf(log, 'capturedPlayed')).toMatchObject([{ seat: 0, role: 'settler' }]);
    expect(eventsOf(log, 'ransomed')).toEqual([]);
  });

  it('X3-2: colonists are poached and placed one at a time; nobody else is asked meanwhile', async () => {
    const { matchId, smuggler } = await beforePoaching();
    const aboard = (await stateOf(matchId)).colonistShip;
    await submit(matchId, await lawful(matchId, 'poach'));
    expect((await stateOf(matchId)).colonistShip).toBeLessThan(aboard);
    for (let placed = 0; placed < 5 && (await stateOf(matchId)).role !== null; placed++) {
      expect((await matchOf(matchId)).toAct).toEqual([smuggler]);
      await submit(matchId, await anything(matchId));
    }
    expect((await stateOf(matchId)).role).toBeNull();
    const [poached] = eventsOf(await logOf(matchId), 'poached');
    expect(poached).toMatchObject({ taken: expect.any(Number) });
    expect((await look(matchId, smuggler)).view.colonistShip).toBe(4);
  });

  it('X3-2, X3-4: an empty ship, an empty house and an unknown role are refused without changes', async () => {
    const { matchId, ana } = await smuggling();
    const before = await stateOf(matchId);
    for (const [action, rule] of [
      ['raid 1', 'X3-2'],
      ['loot', 'X3-2'],
      ['capture smuggler', 'X3-2'],
    ] as const) {
      const { version } = await matchOf(matchId);
      const requestId = newRequestId();
      const call = ask('submitAction', ana, { matchId, version, action, requestId });
      const refused = { reason: 'againstRules', refusal: { rule } };
      expect([action, await refusalOf(call)]).toMatchObject([action, refused]);
    }
    expect(await stateOf(matchId)).toEqual(before);
  });

  it('X3-4: an order for a role is not carried out if it was captured since, because it has a price', async () => {
    const { matchId, ben } = await smuggling();
    const wish = { matchId, round: 1, role: 'smuggler', actions: [] };
    await ask('setOrders', ben, { ...wish, roles: ['settler'] });
    await submit(matchId, 'capture settler');
    expect(await matchOf(matchId)).toMatchObject({ toAct: [ben] });
    expect((await stateOf(matchId)).role).toBeNull();
    expect(await coinsOf(matchId)).toEqual([3, 3, 3, 3]);
  });

  it('X3-4: an order for another role is carried out, even while one is captured', async () => {
    const { matchId, ben } = await smuggling();
    const wish = { matchId, round: 1, role: 'smuggler', actions: [] };
    await ask('setOrders', ben, { ...wish, roles: ['settler', 'builder'] });
    await submit(matchId, 'capture settler');
    expect((await stateOf(matchId)).role).toBe(Role.builder);
  });

  it('X3-4: orders are valid in the phase of a ransomed role', async () => {
    const { matchId, ben, eva } = await smuggling();
    await submit(matchId, 'capture settler');
    await submit(matchId, 'chooseRole settler');
    await ask('setOrders', eva, { matchId, round: 1, role: 'settler', actions: ['pass'] });
    expect((await matchOf(matchId)).toAct).toEqual([ben]);
    await submit(matchId, 'pass');
    const last = (await logOf(matchId)).at(-1);
    expect(last).toMatchObject({ seat: 2, by: 'person', line: 'pass' });
  });

  it('a match with the smuggler can be played to its end, and its log replays', async () => {
    const { matchId } = await openMatch({ people: 3, rules: RULES });
    await playToTheEnd(matchId, 'smuggler');
    expect((await matchOf(matchId)).status).toBe('over');
    expect(await replayOf(matchId)).toEqual(await stateOf(matchId));
    const log = await logOf(matchId);
    expect(eventsOf(log, 'tokenTaken').length).toBeGreaterThan(0);
  });
});

async function anything(matchId: MatchId): Promise<string> {
  const { toAct } = await matchOf(matchId);
  const [uid] = toAct;
  if (uid === undefined) throw new Error('nobody is asked');
  return someAction(await look(matchId, uid));
}

/** A role that nobody has captured. */
async function anotherRole(matchId: MatchId): Promise<string> {
  const { actingSeats } = await matchOf(matchId);
  const choices = legalActions(await stateOf(matchId), actingSeats[0] as Seat);
  const lines = choices.filter(({ type }) => type === 'chooseRole').map(formatAction);
  const found = lines.find((line) => !line.includes('settler') && !line.includes('waived'));
  if (found === undefined) throw new Error('there is no other role');
  return found;
}
