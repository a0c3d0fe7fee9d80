import { callable } from '#functions/call/callable';
import { consumeQuota } from '#functions/call/quota';
import { refuse } from '#functions/errors/refuse';
import { refs } from '#functions/firestore/database';
import { invite as inviteSchema, read } from '#protocol/documents';
import { type InviteCode, isInviteCode } from '#protocol/ids';
import type { InviteDoc } from '#protocol/match';

/** Shows the match of an invite code before joining. A quota stops callers who guess codes. */
export const lookUpInvite = callable(
  'lookUpInvite',
  { code: isInviteCode },
  async ({ code }, { uid, now }) => {
    await consumeQuota(uid, 'invite', now);
    return { invite: await inviteOf(code) };
  },
);

export async function inviteOf(code: InviteCode): Promise<InviteDoc> {
  const found = read(inviteSchema, (await refs.invite(code).get()).data());
  if (found === null) throw refuse('noSuchMatch');
  return found;
}
