import { Platform } from 'react-native';

/**
 * Web address of the app. Phones with the app open its links in the app, as app.json and
 * public/.well-known tell the systems; other devices open them in a browser.
 */
export const SITE = 'https://borinquen.app';

/** The scheme works without the web site, but only if the app is installed. */
export const SCHEME = 'borinquen://';

/** A link to a screen that can be sent to anybody. */
export function linkTo(path: string): string {
  const home = Platform.OS === 'web' ? globalThis.location.origin : SITE;
  return `${home}/${path}`;
}

/** A link to a screen with the scheme, for this device. */
export const schemeLinkTo = (path: string) => `${SCHEME}${path.replace(/^\//, '')}`;
