import type { FirebaseApp } from 'firebase/app';

/**
 * Phones prove nothing yet: Expo has no module for App Attest and Play Integrity. A build that adds
 * one opens App Check here with a `CustomProvider`, as appCheck.ts does in a browser; until then its
 * code is not even part of the app (see docs/OPERATIONS.md).
 */
export async function openAppCheck(_app: FirebaseApp): Promise<void> {}
