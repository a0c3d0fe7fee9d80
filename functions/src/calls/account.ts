import { eraseAccount } from '#functions/account/erase';
import { collectAccountData } from '#functions/account/exportData';
import { callable } from '#functions/call/callable';
import { literalTrue, oneOf } from '#functions/input/shape';

/** Deletes the account and all personal data. Its seats in matches stay, without a name. */
export const deleteAccount = callable(
  'deleteAccount',
  { really: literalTrue },
  async (_ask, { uid, now }) => {
    await eraseAccount(uid, now);
    return { deleted: uid };
  },
);

/** Exports all data about the caller. */
export const exportAccount = callable(
  'exportAccount',
  { format: oneOf(['json'] as const) },
  async (_ask, { uid }) => ({ data: JSON.stringify(await collectAccountData(uid)) }),
);
