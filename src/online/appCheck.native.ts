import type { FirebaseApp } from 'firebase/app';

/** Where a phone gets its proof from: App Attest on iOS, Play Integrity on Android. */
type ProofSource = () => Promise<{ readonly token: string; readonly expireTimeMillis: number }>;

/**
 * Expo has no such source of its own; a build that adds a native module for it names it here,
 * and nothing else changes. Until then phones prove nothing (see docs/OPERATIONS.md).
 */
const proofOfThisPhone: ProofSource | null = null;

export async function openAppCheck(app: FirebaseApp): Promise<void> {
  if (proofOfThisPhone === null) return;
  const { CustomProvider, initializeAppCheck } = await import('firebase/app-check');
  const provider = new CustomProvider({ getToken: proofOfThisPhone });
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}
