import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import type { UserId } from '#protocol/ids';
import { deleteInvitations } from './account/invitations';
import { blockedIn } from './match/blocking';

/** Deletes invitations between a person and those they have just blocked. */
export const profileChanged = onDocumentWritten(
  { document: 'users/{uid}', retry: true },
  async ({ data, params }) => {
    // Only people with this id, or the referee, write this document.
    const uid = params.uid as UserId;
    const before = new Set(blockedIn(data?.before.data()));
    const added = blockedIn(data?.after.data()).filter((it) => !before.has(it));
    for (const other of added) {
      await deleteInvitations(uid, other);
      await deleteInvitations(other, uid);
    }
  },
);
