import { readMatch, readPublicView } from '#online/unpack';
import type { UserId } from '#protocol/ids';
import { type CachedMatch, cacheMatch, readCachedMatch } from '#session/online/matchCache';
import { keys } from '#session/saves/keys';
import { memoryStorage } from '#session/saves/storage';
import { FIXTURE_MATCH, matchDocument } from '#tests/support/fixtures';

const uid = 'anna' as UserId;
const id = FIXTURE_MATCH;

function seenMatch(): CachedMatch {
  const match = readMatch(matchDocument());
  const table = readPublicView(matchDocument('table/view'));
  if (match === null || table === null) throw new Error('the fixture cannot be read');
  return {
    uid,
    seen: { match, own: null },
    publicView: table,
    seenEvents: 7,
    olderRulesShown: false,
    cachedAt: 1,
  };
}

describe('the cache of a match', () => {
  it('returns what was stored, for the account that saw it and no other', async () => {
    const storage = memoryStorage();
    await cacheMatch(storage, id, seenMatch());
    expect(await readCachedMatch(storage, id, uid)).toEqual(seenMatch());
    expect(await readCachedMatch(storage, id, 'somebody' as UserId)).toBeNull();
  });

  it('counts as empty if it cannot be read', async () => {
    const storage = memoryStorage(new Map([[keys.match(id), '{"uid":']]));
    expect(await readCachedMatch(storage, id, uid)).toBeNull();
  });
});
