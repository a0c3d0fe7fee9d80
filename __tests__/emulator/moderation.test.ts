import { refs } from '#functions/firestore/database';
import type { UserId } from '#protocol/ids';
import type { ChatDoc } from '#protocol/match';
import { closeReport, openReports, reportLine } from '#scripts/dev/reports/reports';
import { playToTheEnd } from './support/player';
import { liftRateLimit, ownProject } from './support/project';
import { matchOf } from './support/records';
import { ask, classic, newPerson, newRequestId, openMatch, refusalOf } from './support/referee';

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
  it('who blocks and who is blocked do not sit down together, whoever comes first', async () => {
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

  it('not by a code and not by a rematch either', async () => {
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

describe('words', () => {
  it('a name that strangers should not have to read is refused', async () => {
    const ana = newPerson();
    expect(await refusalOf(ask('createMatch', ana, wish('Sh1thead')))).toEqual({
      reason: 'unfitName',
    });
    const { matchId } = await ask('createMatch', ana, wish('Ana'));
    const join = ask('joinMatch', newPerson(), { matchId, name: 'Connard' });
    expect(await refusalOf(join)).toEqual({ reason: 'unfitName' });
  });

  it('in the chat stars take their place', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const said = { matchId, requestId: newRequestId(), text: 'what the fuck' };
    const { messageId } = await ask('sendChat', uids[0] ?? null, said);
    const message = (await refs.chat(matchId, messageId).get()).data() as ChatDoc;
    expect(message.text).toBe('what the ****');
  });
});

describe('reports', () => {
  it('of a player and of what a player said reach the operators, each once', async () => {
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

  it('about oneself, a stranger, or words of somebody else are refused', async () => {
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
