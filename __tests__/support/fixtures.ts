import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchId } from '#protocol/ids';

/** A file written by `npm run fixtures:record`. */
export const fixtureText = (name: string): string =>
  readFileSync(join(__dirname, '../fixtures', name), 'utf8');

const bytesIn = (_field: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'base64' in value
    ? new Uint8Array(Buffer.from(String(value.base64), 'base64'))
    : value;

/** The documents of a running match by path. */
export const matchDocuments: Readonly<Record<string, object>> = JSON.parse(
  fixtureText('match.json'),
  bytesIn,
);

/** The match of the fixture's documents. */
export const FIXTURE_MATCH = 'fixture0000000000000' as MatchId;

/** A document below the match, such as `log/0`, or the match itself. */
export function matchDocument(path = ''): object {
  const found = matchDocuments[`matches/${FIXTURE_MATCH}${path && `/${path}`}`];
  if (found === undefined) throw new Error(`the fixture has no ${path}`);
  return found;
}
