import type { FirestoreError } from 'firebase/firestore';
import { profile, read } from '#protocol/documents';
import type { UserId } from '#protocol/ids';
import { DEFAULT_NOTICES, type ProfileDoc } from '#protocol/profile';
import { countedWrite } from './countedWrite';
import type { Firebase } from './firebase';
import { retryingListener } from './retryingListener';

export const newProfile = (name: string, language: string): ProfileDoc => ({
  name,
  language,
  notices: DEFAULT_NOTICES,
  quietHours: null,
  muted: [],
  blocked: [],
});

/** Settings missing from an older profile get the defaults of a new one. */
const readProfile = (data: object): ProfileDoc => {
  const plain = newProfile('', 'en');
  return read(profile, { ...plain, ...data }) ?? plain;
};

const profileDoc = ({ firestore, sdk }: Firebase, uid: UserId) =>
  sdk.firestore.doc(firestore, 'users', uid);

/** Reports null only if the server confirms that there is no profile. */
export function watchProfile(
  firebase: Firebase,
  uid: UserId,
  tell: (profile: ProfileDoc | null) => void,
): () => void {
  return retryingListener(
    ({ received, ended }) =>
      firebase.sdk.firestore.onSnapshot(
        profileDoc(firebase, uid),
        { includeMetadataChanges: true },
        (snapshot) => {
          received();
          const data = snapshot.data();
          if (data !== undefined) tell(readProfile(data));
          else if (!snapshot.metadata.fromCache) tell(null);
        },
        (error: FirestoreError) => ended(error),
      ),
    () => false,
  );
}

/** Creates a profile. If one exists already, only its name is changed. */
export async function createProfile(
  firebase: Firebase,
  uid: UserId,
  name: string,
  language: string,
): Promise<ProfileDoc> {
  const ref = profileDoc(firebase, uid);
  const { runTransaction, serverTimestamp } = firebase.sdk.firestore;
  const known = await runTransaction(firebase.firestore, async (transaction) => {
    const found = (await transaction.get(ref)).data();
    const writes = { since: serverTimestamp(), count: 1 };
    if (found === undefined) transaction.set(ref, { ...newProfile(name, language), writes });
    return found;
  });
  if (known === undefined) return newProfile(name, language);
  await countedWrite(firebase.sdk, ref, { name });
  return { ...readProfile(known), name };
}

/** Writes only the given fields, because another device may have changed the rest. */
export async function changeProfile(
  firebase: Firebase,
  uid: UserId,
  changes: Partial<ProfileDoc>,
): Promise<void> {
  await countedWrite(firebase.sdk, profileDoc(firebase, uid), changes);
}

/** Stops push messages of the account to this device. */
export async function removeDevice(
  { firestore, sdk }: Firebase,
  uid: UserId,
  token: string,
): Promise<void> {
  await sdk.firestore.deleteDoc(sdk.firestore.doc(firestore, 'users', uid, 'devices', token));
}
