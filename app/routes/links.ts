import { Platform } from 'react-native';

/**
 * The app's home on the web. Phones that have the app open its addresses in the app (app.json and
 * public/.well-known say so to the systems), all others in a browser.
 */
export const SITE = 'https://borinquen.app';

/** The scheme works without the web site, but only where the app is installed. */
export const SCHEME = 'borinquen://';

/** An address of a screen that can be sent to anybody. */
export function linkTo(path: string): string {
  const home = Platform.OS === 'web' ? globalThis.location.origin : SITE;
  return `${home}/${path}`;
}

/** The same screen by the scheme, for this phone itself. */
export const schemeLinkTo = (path: string) => `${SCHEME}${path.replace(/^\//, '')}`;
