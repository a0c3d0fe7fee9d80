import { eraseAccount } from '#functions/account/erase';
import { gatherAccount } from '#functions/account/gather';
import { callable } from '#functions/call/callable';
import { isTrue, oneOf } from '#functions/input/shape';

/** Deletes the account and everything about its person; matches keep a seat of nobody's. */
export const deleteAccount = callable(
  'deleteAccount',
  { really: isTrue },
  async (_ask, { uid, now }) => {
    await eraseAccount(uid, now);
    return { deleted: uid };
  },
);

/** Everything that is kept about whoever asks. */
export const exportAccount = callable(
  'exportAccount',
  { format: oneOf(['json'] as const) },
  async (_ask, { uid }) => ({ data: JSON.stringify(await gatherAccount(uid)) }),
);
