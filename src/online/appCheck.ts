import type { FirebaseApp } from 'firebase/app';

/**
 * Proves to Firebase that calls come from our own app, once: tokens then go along by themselves.
 * In a browser reCAPTCHA vouches for it; without a key nothing is proven, and the referee must
 * not be told to ask for it.
 */
export async function openAppCheck(app: FirebaseApp): Promise<void> {
  const siteKey = process.env.EXPO_PUBLIC_APP_CHECK_KEY;
  if (siteKey === undefined || siteKey === '') return;
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}
