import type { FirebaseApp } from 'firebase/app';

/**
 * Does nothing, because phones send no App Check tokens yet. Expo's module for App Attest and Play
 * Integrity, `@expo/app-integrity`, is still an alpha version. A build that adds it can initialize
 * App Check here with a `CustomProvider`, as appCheck.ts does for browsers. See docs/OPERATIONS.md.
 */
export async function openAppCheck(_app: FirebaseApp): Promise<void> {}
