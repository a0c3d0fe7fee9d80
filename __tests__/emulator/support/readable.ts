import { unpack } from '#online/unpack';
import type { MatchId, UserId } from '#protocol/ids';
import { everyDocument } from './records';

/** All texts of a match that firestore.rules lets this user read, decoded. */
export async function textFor(uid: UserId, matchId: MatchId): Promise<string> {
  const documents = [...(await everyDocument())].filter(([path]) => {
    if (!path.includes(matchId) || path.includes('/secret/')) return false;
    return !path.includes('/views/') || path.endsWith(`/views/${uid}`);
  });
  return JSON.stringify(documents, (_key, value: unknown) => {
    const isBytes = typeof value === 'object' && value !== null && 'type' in value;
    if (isBytes && value.type === 'Buffer' && 'data' in value) {
      return unpack(Buffer.from(value.data as number[]));
    }
    return value;
  });
}
