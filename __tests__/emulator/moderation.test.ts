import { refs } from '#functions/firestore/database';
import type { UserId } from '#protocol/ids';
import type { ChatDoc } from '#protocol/match';
import { REPORT_REASONS } from '#protocol/reports';
import { closeReport, openReports, reportLine } from '#scripts/dev/reports/reports';
import { playToTheEnd } from './support/player';
import { liftRateLimit, ownProject } from './support/project';
import { matchOf } from './support/records';
import {
  ask,
  classic,
  newPerson,
  newRequestId,
  openMatch,
  outcomeOf,
  refusalOf,
} from './support/referee';

ownProject('moderation');
liftRateLimit();

const wish = (name: string) => ({
  requestId: newRequestId(),
  name,
  rules: classic,
  others: ['open', 'open'] as const,
  turnLimit: 86_400 as const,
  isPublic: true,
});

const block = (uid: UserId, other: UserId) =>
  refs.user(uid).set({ blocked: [other], muted: [other] });

describe('blocking', () => {
  it('a blocking and a blocked player cannot join the same match, in either order', async () => {
    const [ana, ben, eva] = [newPerson(), newPerson(), newPerson()];
    await block(ana, ben);
    const one = await ask('createMatch', ana, wish('Ana'));
    const guest = { matchId: one.matchId, name: 'Ben' };
    expect(await refusalOf(ask('joinMatch', ben, guest))).toEqual({ reason: 'blocked' });
    const two = await ask('createMatch', ben, wish('Ben'));
    expect(await refusalOf(ask('joinMatch', ana, { matchId: two.matchId, name: 'Ana' }))).toEqual({
      reason: 'blocked',
    });
    await ask('joinMatch', eva, { matchId: one.matchId, name: 'Eva' });
    await ask('joinMatch', eva, { matchId: two.matchId, name: 'Eva' });
    expect((await matchOf(one.matchId)).members).toEqual([ana, eva]);
  });

  it('nor by a code or a rematch', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const [ana, ben] = uids as [UserId, UserId];
    await playToTheEnd(matchId, 'blocked');
    await block(ben, ana);
    await ask('rematch', ana, { matchId });
    expect(await refusalOf(ask('rematch', ben, { matchId }))).toEqual({ reason: 'blocked' });
    const { code } = await ask('createMatch', ana, wish('Ana'));
    expect(await refusalOf(ask('joinMatch', ben, { code, name: 'Ben' }))).toEqual({
      reason: 'blocked',
    });
  });
});

describe('the list of public matches', () => {
  it('shows two waiting matches of one person at most, also if they come at once', async () => {
    const ana = newPerson();
    const asked = Array.from({ length: 6 }, () => ask('createMatch', ana, wish('Ana')));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await refusalOf(ask('createMatch', ana, wish('Ana')))).toEqual({
      reason: 'tooManyPublicMatches',
    });
    await ask('createMatch', ana, { ...wish('Ana'), isPublic: false });
  });

  it('takes another one when one has begun or was left', async () => {
    const [ana, ben] = [newPerson(), newPerson()];
    const first = await ask('createMatch', ana, { ...wish('Ana'), others: ['open'] });
    const second = await ask('createMatch', ana, wish('Ana'));
    await ask('joinMatch', ben, { matchId: first.matchId, name: 'Ben' });
    await ask('startMatch', ana, { matchId: first.matchId, openSeats: 'bots' });
    const third = await ask('createMatch', ana, wish('Ana'));
    await ask('leaveMatch', ana, { matchId: second.matchId });
    await ask('leaveMatch', ana, { matchId: third.matchId });
    await ask('createMatch', ana, wish('Ana'));
  });
});

describe('offensive words', () => {
  it('are refused in a name', async () => {
    const ana = newPerson();
    expect(await refusalOf(ask('createMatch', ana, wish('Sh1thead')))).toEqual({
      reason: 'unfitName',
    });
    const { matchId } = await ask('createMatch', ana, wish('Ana'));
    const join = ask('joinMatch', newPerson(), { matchId, name: 'Connard' });
    expect(await refusalOf(join)).toEqual({ reason: 'unfitName' });
  });

  it('are replaced by stars in the chat', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const said = { matchId, requestId: newRequestId(), text: 'what the fuck' };
    const { messageId } = await ask('sendChat', uids[0] ?? null, said);
    const message = (await refs.chat(matchId, messageId).get()).data() as ChatDoc;
    expect(message.text).toBe('what the ****');
  });
});

describe('reports', () => {
  it('of a player and of a message reach the operators, each once', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const [ana, ben] = uids as [UserId, UserId];
    const words = { matchId, requestId: newRequestId(), text: 'You cheat' };
    const { messageId } = await ask('sendChat', ben, words);
    await ask('report', ana, { matchId, uid: ben, reason: 'cheating' });
    await ask('report', ana, { matchId, uid: ben, reason: 'cheating' });
    await ask('report', ana, { matchId, uid: ben, messageId, reason: 'abuse' });
    const reports = (await openReports()).filter((it) => it.matchId === matchId);
    expect(reports.map(({ reason, said, about }) => [reason, said, about])).toEqual([
      ['cheating', null, ben],
      ['abuse', 'You cheat', ben],
    ]);
    const [, second] = reports;
    if (second === undefined) throw new Error('the second report is missing');
    expect(reportLine(second)).toContain('said “You cheat”');
    await closeReport(second.id, true);
    expect((await refs.chat(matchId, messageId).get()).exists).toBe(false);
    const left = (await openReports()).filter((it) => it.matchId === matchId);
    expect(left.map(({ reason }) => reason)).toEqual(['cheating']);
  });

  it('reach somebody who insulted others in a lobby and left', async () => {
    const [ana, ben] = [newPerson(), newPerson()];
    const { matchId } = await ask('createMatch', ana, wish('Ana'));
    await ask('joinMatch', ben, { matchId, name: 'Ben' });
    const words = { matchId, requestId: newRequestId(), text: 'You fool' };
    const { messageId } = await ask('sendChat', ben, words);
    await ask('leaveMatch', ben, { matchId });
    await ask('report', ana, { matchId, uid: ben, messageId, reason: 'abuse' });
    const reports = (await openReports()).filter((it) => it.matchId === matchId);
    expect(reports).toMatchObject([{ about: ben, name: 'Ben', said: 'You fool' }]);
  });

  it('that were closed stay closed when the same thing is reported again', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const [ana, ben] = uids as [UserId, UserId];
    const same = { matchId, uid: ben, reason: 'spam' } as const;
    await ask('report', ana, same);
    const [first] = (await openReports()).filter((it) => it.matchId === matchId);
    await closeReport(first?.id ?? '', false);
    await ask('report', ana, same);
    expect((await openReports()).filter((it) => it.matchId === matchId)).toEqual([]);
  });

  it('are limited per person, and deleted after half a year', async () => {
    const ana = newPerson();
    const { matchId } = await ask('createMatch', ana, { ...wish('Ana'), others: ['open'] });
    const ben = newPerson();
    await ask('joinMatch', ben, { matchId, name: 'Ben' });
    for (const reason of REPORT_REASONS) await ask('report', ana, { matchId, uid: ben, reason });
    const [doc] = (await openReports()).filter((it) => it.matchId === matchId);
    const { expireAt } = (await refs.report(doc?.id ?? '').get()).data() ?? {};
    expect((expireAt.toMillis() - (doc?.at ?? 0)) / 86_400_000).toBe(180);
    // Enough for two hours, in case one begins meanwhile.
    let outcome = 'done';
    for (let more = 0; more < 45 && outcome === 'done'; more++) {
      outcome = await outcomeOf(ask('report', ana, { matchId, uid: ben, reason: 'other' }));
    }
    expect(outcome).toBe('rateLimited');
  });

  it('about oneself, a stranger, or somebody else’s message are refused', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const [ana, ben] = uids as [UserId, UserId];
    const words = { matchId, requestId: newRequestId(), text: 'Hello' };
    const { messageId } = await ask('sendChat', ana, words);
    const reason = 'other';
    for (const wrong of [{ uid: ana }, { uid: newPerson() }, { uid: ben, messageId }]) {
      const report = ask('report', ana, { matchId, reason, ...wrong });
      expect(await refusalOf(report)).toEqual({ reason: 'malformed' });
    }
    const stranger = ask('report', newPerson(), { matchId, uid: ana, reason });
    expect(await refusalOf(stranger)).toEqual({ reason: 'noSuchMatch' });
  });
});
