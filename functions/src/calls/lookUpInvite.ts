import { callable } from '#functions/call/callable';
import { spend } from '#functions/call/spend';
import { no } from '#functions/errors/refuse';
import { at } from '#functions/firestore/database';
import { invite as inviteSchema, read } from '#protocol/documents';
import { type InviteCode, isInviteCode } from '#protocol/ids';
import type { InviteDoc } from '#protocol/match';

/** What a code leads to, before one joins. Codes are long, and who tries many is stopped. */
export const lookUpInvite = callable(
  'lookUpInvite',
  { code: isInviteCode },
  async ({ code }, { uid, now }) => {
    await spend(uid, 'invite', now);
    return { invite: await inviteOf(code) };
  },
);

export async function inviteOf(code: InviteCode): Promise<InviteDoc> {
  const found = read(inviteSchema, (await at.invite(code).get()).data());
  if (found === null) throw no('noSuchMatch');
  return found;
}
