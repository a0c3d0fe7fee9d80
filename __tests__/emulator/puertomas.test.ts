import {
  ABILITY_NAMES,
  DIFFICULTIES,
  EXPANSIONS,
  type GameState,
  isRefusal,
  restoreEvent,
} from '#engine';
import { noticesOf } from '#functions/push/notices';
import { wakeMatches } from '#functions/schedule/sweep';
import type { MatchId, UserId } from '#protocol/ids';
import type { LoggedPly, MatchRules } from '#protocol/match';
import { look, moveOnce, playToTheEnd } from './support/player';
import { liftRateLimit, ownProject } from './support/project';
import { textFor } from './support/readable';
import { logOf, matchOf, replayOf, stateOf, tableOf } from './support/records';
import { ask, classic, newPerson, newRequestId, openMatch, refusalOf } from './support/referee';
import { slowClock } from './support/slowClock';

ownProject('puertomas');
liftRateLimit();
const HOUR = 3_600_000;
const time = slowClock(HOUR);

const WITH_ALL: MatchRules = { ...classic, edition: '1897', expansions: [...EXPANSIONS] };

const kindsOf = async (matchId: MatchId) => (await matchOf(matchId)).seats.map(({ kind }) => kind);

/** The abilities that no Puertoma of this table has revealed. */
function hiddenAbilities({ puertoma }: GameState): string[] {
  const tiles = (puertoma?.boards ?? []).flatMap((board) => board?.abilities ?? []);
  const shown = new Set(tiles.filter(({ since }) => since !== null).map((tile) => tile.ability));
  const names: string[] = tiles
    .filter(({ ability }) => !shown.has(ability))
    .map(({ ability }) => ABILITY_NAMES[ability]);
  return names;
}

async function expectAbilitiesHidden(matchId: MatchId, uids: readonly UserId[]): Promise<void> {
  const hidden = hiddenAbilities(await stateOf(matchId));
  for (const uid of uids) {
    const text = await textFor(uid, matchId);
    expect(hidden.filter((name) => text.includes(name))).toEqual([]);
  }
}

const eventTypes = (plies: readonly LoggedPly[], options: GameState['options']) =>
  plies.flatMap(({ events }) =>
    events.map((stored) => {
      const event = restoreEvent(stored, options);
      return event === null || isRefusal(event) ? 'unread' : event.type;
    }),
  );

describe('Puertomas online', () => {
  it('P-1: sit last, after people and bots, however seats are drawn', async () => {
    for (let drawn = 0; drawn < 6; drawn++) {
      const { matchId } = await openMatch({ people: 2, bots: 1, puertomas: 2 });
      expect((await kindsOf(matchId)).slice(-2)).toEqual(['puertoma', 'puertoma']);
      const { options, governor, puertoma } = await stateOf(matchId);
      expect(options.seats.map(({ kind }) => kind).sort()).toEqual(
        ['bot', 'person', 'person', 'puertoma', 'puertoma'].sort(),
      );
      expect(options.seats.slice(-2).map(({ name }) => name)).toEqual([
        'Puertoma I',
        'Puertoma II',
      ]);
      expect(puertoma?.boards.map((board) => board !== null)).toEqual([
        ...[false, false, false],
        ...[true, true],
      ]);
      expect(governor).toBe(0);
    }
  });

  it.each(DIFFICULTIES)(
    'P-17, I-2: %s: play immediately without a wait, and hidden things stay hidden',
    async (puertomas) => {
      const { matchId, uids } = await openMatch({
        people: 1,
        puertomas: 2,
        rules: { ...classic, puertomas },
      });
      expect((await stateOf(matchId)).options).toMatchObject({ puertomas });
      for (let moves = 0; (await moveOnce(matchId, puertomas)) !== null; moves++) {
        const { actingSeats, toAct, status } = await matchOf(matchId);
        // I-4: at the end everything is revealed.
        if (status !== 'running') break;
        expect({ actingSeats, toAct }).toEqual({ actingSeats: [0], toAct: uids });
        if (moves % 6 === 0) await expectAbilitiesHidden(matchId, uids);
      }
      expect((await matchOf(matchId)).status).toBe('over');
    },
  );

  it('P-4: have their actions in the log of the player who acted before, and it replays', async () => {
    const { matchId, uids } = await openMatch({ people: 1, puertomas: 2, rules: WITH_ALL });
    await playToTheEnd(matchId, 'all six');
    const log = await logOf(matchId);
    expect(new Set(log.slice(1).map(({ seat }) => seat))).toEqual(new Set([0]));
    const types = eventTypes(log, (await stateOf(matchId)).options);
    expect(types).not.toContain('unread');
    expect(types).toEqual(
      expect.arrayContaining(['puertomaChose', 'puertomaSettles', 'tokenMoved']),
    );
    expect(await replayOf(matchId)).toEqual(await stateOf(matchId));
    const { view } = await look(matchId, uids[0] ?? newPerson());
    expect(view.puertoma?.boards[1]?.abilities).toHaveLength(4);
    expect((await tableOf(matchId)).view.modules).toHaveProperty('puertoma');
  });

  it('P-1: are named in an invitation with number and difficulty', async () => {
    const host = newPerson();
    const { code } = await ask('createMatch', host, {
      requestId: newRequestId(),
      name: 'Ana',
      rules: { ...WITH_ALL, puertomas: 'hard' },
      others: ['open', 'puertoma', 'puertoma'],
      turnLimit: 86_400,
      isPublic: false,
    });
    const { invite } = await ask('lookUpInvite', newPerson(), { code });
    expect(invite).toMatchObject({
      expansions: [...EXPANSIONS],
      seatCount: 4,
      puertomas: { count: 2, difficulty: 'hard' },
    });
  });

  it('P-1: with two people, the other is notified of the turn, whatever Puertomas did in between', async () => {
    const { matchId, uids } = await openMatch({ people: 2, puertomas: 1 });
    let told = 0;
    for (let moves = 0; moves < 40; moves++) {
      const before = await matchOf(matchId);
      // Active players are not notified, so everybody returns only after a while.
      time.pass(HOUR);
      await moveOnce(matchId, 'pushes');
      const notices = noticesOf(matchId, before, await matchOf(matchId));
      expect(notices.every(({ uid }) => uids.includes(uid))).toBe(true);
      expect(ABILITY_NAMES.filter((name) => JSON.stringify(notices).includes(name))).toEqual([]);
      told += notices.filter(({ kind }) => kind === 'turn').length;
      expect(notices.every(({ names }) => names.includes('Puertoma I'))).toBe(true);
    }
    expect(told).toBeGreaterThan(5);
  });

  it('continue after a time-out, in which a bot takes the turn', async () => {
    const { matchId } = await openMatch({ people: 1, puertomas: 2 });
    const { deadline, version } = await matchOf(matchId);
    await wakeMatches(deadline ?? 0);
    const next = await matchOf(matchId);
    expect(next.version).toBeGreaterThan(version);
    expect(next).toMatchObject({ status: 'running', actingSeats: [0] });
    await wakeMatches(next.deadline ?? 0);
    expect(await matchOf(matchId)).toMatchObject({ status: 'abandoned', toAct: [] });
  });

  it('are the same in a rematch, last again', async () => {
    const rules: MatchRules = { ...classic, puertomas: 'hard' };
    const { matchId, uids } = await openMatch({ people: 1, puertomas: 1, rules });
    await playToTheEnd(matchId, 'again');
    const [ana = null] = uids;
    const again = await ask('rematch', ana, { matchId });
    expect(await kindsOf(again.matchId)).toEqual(['person', 'puertoma']);
    await ask('startMatch', ana, { matchId: again.matchId, openSeats: 'bots' });
    expect((await stateOf(again.matchId)).options).toMatchObject({ puertomas: 'hard' });
  });

  it('P-1: are refused if there is a third one or the difficulty does not exist', async () => {
    const create = (others: readonly string[], puertomas: string) =>
      ask('createMatch', newPerson(), {
        requestId: newRequestId(),
        name: 'Ana',
        rules: { ...classic, puertomas } as never,
        others: others as never,
        turnLimit: 86_400,
        isPublic: false,
      });
    const malformed = { reason: 'malformed' };
    const three = ['puertoma', 'puertoma', 'puertoma'];
    expect(await refusalOf(create(three, 'easy'))).toEqual(malformed);
    expect(await refusalOf(create(['puertoma'], 'nightmare'))).toEqual(malformed);
    expect(await refusalOf(create(['robot'], 'easy'))).toEqual(malformed);
    await expect(create(['puertoma', 'puertoma'], 'easy')).resolves.toMatchObject({});
  });
});
