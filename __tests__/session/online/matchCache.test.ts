import { readFileSync } from 'node:fs';
import type { MatchId, UserId } from '#protocol/ids';
import { recallMatch, rememberMatch } from '#session/online/matchCache';
import { memoryStorage } from '#session/saves/storage';

const first = JSON.parse(
  readFileSync('__tests__/emulator/fixtures/documents-schema-2.json', 'utf8'),
) as { running: MatchId; uids: UserId[]; documents: Record<string, { plies?: string }> };
const { running: id, documents } = first;
const uid = first.uids[0] as UserId;
const KEY = `borinquen/online/match/${id}`;

/** What the first release kept of a match: the document as it was, and the log's batches beside it. */
const kept = () => {
  const older = JSON.parse(documents[`matches/${id}/log/0`]?.plies ?? '[]');
  const match = documents[`matches/${id}`];
  return { uid, seen: { match, own: null }, older, batches: 1, shown: 7, at: 1 };
};

describe('what a device remembers of a match', () => {
  it('of the first release is read: the table, the whole log, and what was shown', async () => {
    const storage = memoryStorage(new Map([[KEY, JSON.stringify(kept())]]));
    const cached = await recallMatch(storage, id, uid);
    expect(cached?.shown).toBe(7);
    expect(cached?.table.version).toBe(cached?.seen.match.version);
    expect(cached?.table.plies.map(({ ply }) => ply)).toEqual(
      cached?.table.plies.map((_, index) => index),
    );
    expect(cached?.table.view.players).toHaveLength(3);
  });

  it('comes back as it was kept, for the account that saw it and no other', async () => {
    const storage = memoryStorage(new Map([[KEY, JSON.stringify(kept())]]));
    const cached = await recallMatch(storage, id, uid);
    if (cached === null) throw new Error('nothing was kept');
    await rememberMatch(storage, id, cached);
    expect(await recallMatch(storage, id, uid)).toEqual(cached);
    expect(await recallMatch(storage, id, 'somebody' as UserId)).toBeNull();
  });

  it('that cannot be read is as good as none', async () => {
    const storage = memoryStorage(new Map([[KEY, '{"uid":']]));
    expect(await recallMatch(storage, id, uid)).toBeNull();
  });
});
