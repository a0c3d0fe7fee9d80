import type { UserId } from '#protocol/ids';
import { readOnlineCache, writeOnlineCache } from '#session/online/onlineCache';
import { memoryStorage } from '#session/saves/storage';

const ana = 'ana0ana0ana0ana0ana0ana0ana0' as UserId;
const ben = 'ben0ben0ben0ben0ben0ben0ben0' as UserId;

describe('the cache of online data', () => {
  it('keeps how far the chats were read, for that account and no other', async () => {
    const storage = memoryStorage();
    const read = { match1: 1_700_000_000_000 };
    await writeOnlineCache(storage, ana, { profile: null, matches: null, read });
    expect((await readOnlineCache(storage, ana)).read).toEqual(read);
    expect((await readOnlineCache(storage, ben)).read).toEqual({});
  });
});
