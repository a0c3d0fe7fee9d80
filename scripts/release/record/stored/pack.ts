import { gzipSync } from 'node:zlib';
import type { RecordedFile } from '#scripts/release/record/games';
import { recordMatches } from './matches';
import { recordSaves } from './saves';
import type { Fixture } from './wanted';

/** Saves and matches of the first release, one file each, and a list of what they are. */
export async function recordStored(): Promise<RecordedFile[]> {
  const fixtures = [...(await recordSaves()), ...(await recordMatches())];
  const manifest = fixtures.map(({ entry }) => JSON.stringify(entry)).join('\n');
  return [...fixtures.map(packed), { name: 'manifest.jsonl', content: `${manifest}\n` }];
}

const packed = ({ entry, content }: Fixture): RecordedFile => ({
  name: entry.file,
  content: gzipSync(JSON.stringify(content), { level: 9 }),
});
