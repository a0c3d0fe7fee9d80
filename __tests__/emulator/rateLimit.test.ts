import type { MatchId } from '#protocol/ids';
import { ownProject } from './support/project';
import { everyDocument } from './support/records';
import { ask, newPerson, newRequestId, openMatch, refusalOf } from './support/referee';
import { slowClock } from './support/slowClock';

ownProject('rate-limit');
slowClock(600_000);

describe('the rate limit of calls', () => {
  it('one user is stopped after 120 calls in a minute, others are not', async () => {
    const [greedy, calm] = [newPerson(), newPerson()];
    const matchId = 'A'.repeat(20) as MatchId;
    const reasons: string[] = [];
    for (let call = 0; call < 130; call++) {
      reasons.push((await refusalOf(ask('resign', greedy, { matchId }))).reason);
    }
    expect(reasons.slice(0, 100)).toEqual(Array(100).fill('noSuchMatch'));
    expect(reasons.at(-1)).toBe('rateLimited');
    expect((await refusalOf(ask('resign', calm, { matchId }))).reason).toBe('noSuchMatch');
  });

  it('a message sent twice appears once', async () => {
    const { matchId, uids } = await openMatch({ people: 1, bots: 1 });
    const message = { matchId, requestId: newRequestId(), phrase: 'wellPlayed' } as const;
    const [ana = null] = uids;
    const ids = await Promise.all([1, 2, 3].map(() => ask('sendChat', ana, message)));
    expect(new Set(ids.map(({ messageId }) => messageId)).size).toBe(1);
    const paths = [...(await everyDocument()).keys()];
    expect(paths.filter((path) => path.startsWith(`matches/${matchId}/chat/`))).toHaveLength(1);
  });
});
