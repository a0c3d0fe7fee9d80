import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands in the repository where only the owner of the apps knows what belongs there. */
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

/** Why phones would not open this site's links in the app, one line for each reason. */
export function linkFaults(site: string): string[] {
  return PLACEHOLDERS.flatMap(({ file, pattern, missing }) => {
    const path = join(site, file);
    if (!existsSync(path)) return [`${file} is not there`];
    return pattern.test(readFileSync(path, 'utf8')) ? [`${file} wants ${missing}`] : [];
  });
}
