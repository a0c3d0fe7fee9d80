import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Placeholders for values that only the owner of the store accounts knows. */
const PLACEHOLDERS = [
  {
    file: '.well-known/apple-app-site-association',
    pattern: /TEAMID0000/,
    missing: "the Apple team's id",
  },
  {
    file: '.well-known/assetlinks.json',
    pattern: /"(00:){31}00"/,
    missing: 'the SHA-256 fingerprint of the Android key',
  },
] as const;

/** Reasons why phones would not open this site's links in the app, one line each. */
export function linkFaults(site: string): string[] {
  return PLACEHOLDERS.flatMap(({ file, pattern, missing }) => {
    const path = join(site, file);
    if (!existsSync(path)) return [`${file} is not there`];
    return pattern.test(readFileSync(path, 'utf8')) ? [`${file} wants ${missing}`] : [];
  });
}
