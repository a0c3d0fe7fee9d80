import type { FirebaseApp } from 'firebase/app';

/**
 * Initializes App Check, which proves to Firebase that calls come from this app. The SDK then adds
 * tokens to all requests. Browsers use reCAPTCHA. Without a site key no tokens are sent, so the
 * server must not enforce App Check.
 */
export async function openAppCheck(app: FirebaseApp): Promise<void> {
  const siteKey = process.env.EXPO_PUBLIC_APP_CHECK_KEY;
  if (siteKey === undefined || siteKey === '') return;
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}
