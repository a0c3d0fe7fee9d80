import { refs } from '#functions/firestore/database';
import { changeMatch } from '#functions/match/change';
import type { InviteCode, MatchId } from '#protocol/ids';
import type { MatchDoc } from '#protocol/match';
import { playToTheEnd } from './support/player';
import { liftRateLimit, ownProject } from './support/project';
import { matchOf, recordOf, stateOf } from './support/records';
import {
  ask,
  classic,
  newPerson,
  newRequestId,
  openLobby,
  openMatch,
  refusalOf,
} from './support/referee';

ownProject('lobby');
liftRateLimit();

const wish = () => ({
  requestId: newRequestId(),
  name: 'Ana',
  rules: classic,
  others: ['open', 'open'] as const,
  turnLimit: 86_400 as const,
  isPublic: false,
});

describe('the lobby', () => {
  it('a match is created once, however often the same request comes', async () => {
    const ana = newPerson();
    const request = wish();
    const answers = await Promise.all([1, 2, 3].map(() => ask('createMatch', ana, request)));
    expect(new Set(answers.map(({ matchId }) => matchId)).size).toBe(1);
    expect(await ask('createMatch', ana, request)).toEqual(answers[0]);
    const mine = await refs.matches().where('members', 'array-contains', ana).get();
    expect(mine.size).toBe(1);
  });

  it('a private match is joined with its code, not with its id', async () => {
    const { matchId, code } = await ask('createMatch', newPerson(), wish());
    const ben = newPerson();
    expect(await refusalOf(ask('joinMatch', ben, { matchId, name: 'Ben' }))).toEqual({
      reason: 'noSuchMatch',
    });
    const wrong = 'A'.repeat(12) as InviteCode;
    expect(await refusalOf(ask('joinMatch', ben, { code: wrong, name: 'Ben' }))).toEqual({
      reason: 'noSuchMatch',
    });
    expect(await ask('joinMatch', ben, { code, name: 'Ben' })).toEqual({ matchId });
    expect((await matchOf(matchId)).members).toContain(ben);
  });

  it('a public match is joined with its id', async () => {
    const { matchId } = await ask('createMatch', newPerson(), { ...wish(), isPublic: true });
    const ben = newPerson();
    await ask('joinMatch', ben, { matchId, name: 'Ben' });
    await ask('joinMatch', ben, { matchId, name: 'Ben' });
    expect((await matchOf(matchId)).members.filter((uid) => uid === ben)).toHaveLength(1);
  });

  it('ten people compete for the last two seats: two get them', async () => {
    const { matchId, code } = await ask('createMatch', newPerson(), wish());
    const guests = Array.from({ length: 10 }, newPerson);
    const outcomes = await Promise.allSettled(
      guests.map((uid) => ask('joinMatch', uid, { code, name: 'Guest' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const { members, seats } = await matchOf(matchId);
    expect(new Set(members).size).toBe(3);
    expect(seats.every(({ kind }) => kind === 'person')).toBe(true);
  });

  it('a player who leaves makes room; the match passes to the next one and ends with the last', async () => {
    const { matchId, uids } = await openLobby({ people: 2 });
    const [ana = null, ben = null] = uids;
    await ask('leaveMatch', ana, { matchId });
    expect(await matchOf(matchId)).toMatchObject({ owner: ben, members: [ben], status: 'lobby' });
    await ask('leaveMatch', ben, { matchId });
    expect(await matchOf(matchId)).toMatchObject({
      status: 'cancelled',
      members: [],
      wakeAt: null,
    });
  });

  it('the owner can start; the others only when all seats are taken', async () => {
    const { matchId, code } = await ask('createMatch', newPerson(), wish());
    const [ben, eva] = [newPerson(), newPerson()];
    await ask('joinMatch', ben, { code, name: 'Ben' });
    const start = { matchId, openSeats: 'bots' } as const;
    expect(await refusalOf(ask('startMatch', ben, start))).toEqual({ reason: 'notYours' });
    await ask('joinMatch', eva, { code, name: 'Eva' });
    await Promise.all([ask('startMatch', ben, start), ask('startMatch', eva, start)]);
    const { status, version } = await matchOf(matchId);
    expect({ status, version }).toEqual({ status: 'running', version: 1 });
    expect(await refusalOf(ask('joinMatch', newPerson(), { code, name: 'Late' }))).toEqual({
      reason: 'noSuchMatch',
    });
  });

  it('V-7: stays off, whoever asks for it: seats are random, and the first one begins', async () => {
    const rules = { ...classic, variants: { randomFirstPlayer: true } };
    for (let drawn = 0; drawn < 5; drawn++) {
      const { matchId } = await openMatch({ people: 3, rules });
      const { governor, options } = await stateOf(matchId);
      expect({ governor, drawn: options.variants.randomFirstPlayer }).toEqual({
        governor: 0,
        drawn: false,
      });
    }
  });

  it('open seats go to bots or are removed, and equal names are made different', async () => {
    const ana = newPerson();
    const one = await ask('createMatch', ana, wish());
    await ask('startMatch', ana, { matchId: one.matchId, openSeats: 'bots' });
    const kinds = (await matchOf(one.matchId)).seats.map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['bot', 'bot', 'person']);
    const two = await ask('createMatch', ana, wish());
    await ask('joinMatch', newPerson(), { code: two.code, name: 'Ana' });
    await ask('startMatch', ana, { matchId: two.matchId, openSeats: 'remove' });
    const { options } = await stateOf(two.matchId);
    expect(options.seats.map(({ name }) => name).sort()).toEqual(['Ana', 'Ana 2']);
    const three = await ask('createMatch', ana, wish());
    const alone = ask('startMatch', ana, { matchId: three.matchId, openSeats: 'remove' });
    expect(await refusalOf(alone)).toEqual({ reason: 'tooFewSeats' });
  });

  it('seats are random at the start, so the owner does not always begin', async () => {
    const first = new Set<boolean>();
    for (let match = 0; match < 60 && first.size < 2; match++) {
      const { matchId, uids } = await openLobby({ people: 2, bots: 1 });
      await ask('startMatch', uids[0] ?? null, { matchId, openSeats: 'bots' });
      const { seats } = await matchOf(matchId);
      expect(
        seats
          .filter(({ kind }) => kind === 'person')
          .map(({ uid }) => uid)
          .sort(),
      ).toEqual([...uids].sort());
      expect((await stateOf(matchId)).options.seats.map(({ name }) => name)).toEqual(
        seats.map(({ name }) => name),
      );
      first.add(seats[0]?.uid === uids[0]);
    }
    expect(first.size).toBe(2);
  });

  it('a rematch is one match, whoever asks for it', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const [ana = null, ben = null] = uids;
    expect(await refusalOf(ask('rematch', ana, { matchId }))).toEqual({ reason: 'notOver' });
    await playToTheEnd(matchId, 'rematch');
    const [one, two] = await Promise.all([
      ask('rematch', ana, { matchId }),
      ask('rematch', ben, { matchId }),
    ]);
    expect(one).toEqual(two);
    expect((await matchOf(matchId)).rematch).toBe(one.matchId);
    const { members, seats } = await matchOf(one.matchId);
    expect([...members].sort()).toEqual([ana, ben].sort());
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
  });

  it('V-10: a classic match and its rematch drop the corrections of 2026', async () => {
    const variants = { openScores: true, corrections2026: true };
    const asked = await ask('createMatch', newPerson(), {
      ...wish(),
      rules: { ...classic, variants },
    });
    expect((await recordOf(asked.matchId)).rules.variants).toEqual({ openScores: true });
    const { matchId, uids } = await openMatch({ people: 2 });
    await playToTheEnd(matchId, 'rematch');
    await changeMatch(matchId, (record) => ({
      record: { ...record, rules: { ...record.rules, variants } },
      answer: undefined,
    }));
    const again = await ask('rematch', uids[0] ?? null, { matchId });
    expect((await recordOf(again.matchId)).rules.variants).toEqual({ openScores: true });
  });

  it('nobody opens more than twenty matches an hour', async () => {
    const ana = newPerson();
    for (let opened = 0; opened < 20; opened++) await ask('createMatch', ana, wish());
    expect(await refusalOf(ask('createMatch', ana, wish()))).toEqual({ reason: 'rateLimited' });
    const mine = await refs.matches().where('members', 'array-contains', ana).get();
    expect(mine.size).toBe(20);
  });

  it('a match that does not exist cannot be changed', async () => {
    const matchId = 'A'.repeat(20) as MatchId;
    for (const name of ['leaveMatch', 'resign', 'claimSeat', 'rematch'] as const) {
      expect(await refusalOf(ask(name, newPerson(), { matchId }))).toEqual({
        reason: 'noSuchMatch',
      });
    }
    const open = await refs.matches().doc(matchId).get();
    expect(open.data() as MatchDoc | undefined).toBeUndefined();
  });
});
