import { invite as inviteSchema, read } from '../../../src/protocol/documents';
import { type InviteCode, isInviteCode } from '../../../src/protocol/ids';
import type { InviteDoc } from '../../../src/protocol/match';
import { callable } from '../call/callable';
import { no } from '../call/refuse';
import { spend } from '../call/spend';
import { at } from '../database';

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
