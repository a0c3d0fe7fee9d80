import type { UserId } from '../protocol/ids';
import { DEFAULT_NOTICES, type ProfileDoc } from '../protocol/profile';
import type { Firebase } from './firebase';

export const newProfile = (name: string, language: string): ProfileDoc => ({
  name,
  language,
  notices: DEFAULT_NOTICES,
  quietHours: null,
  muted: [],
});

export function watchProfile(
  { firestore, sdk }: Firebase,
  uid: UserId,
  tell: (profile: ProfileDoc | null) => void,
): () => void {
  const { doc, onSnapshot } = sdk.firestore;
  return onSnapshot(doc(firestore, 'users', uid), (snapshot) =>
    tell((snapshot.data() as ProfileDoc | undefined) ?? null),
  );
}

export async function saveProfile(
  { firestore, sdk }: Firebase,
  uid: UserId,
  profile: ProfileDoc,
): Promise<void> {
  await sdk.firestore.setDoc(sdk.firestore.doc(firestore, 'users', uid), profile);
}

/** After this, the device gets no more messages for the account. */
export async function removeDevice(
  { firestore, sdk }: Firebase,
  uid: UserId,
  token: string,
): Promise<void> {
  await sdk.firestore.deleteDoc(sdk.firestore.doc(firestore, 'users', uid, 'devices', token));
}
