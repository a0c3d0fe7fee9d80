import { readFileSync, writeFileSync } from 'node:fs';
import { parseOptions, runMain, UserError } from '#scripts/lib/cli.mjs';
import { inProject } from '#scripts/lib/paths';
import { advancesIn } from './truetype';

/** All characters of English and French. */
const letters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...['Œ', 'œ', '–', '—', '‘', '’', '“', '”', '…', '•', '→', '−', '≥', '≤', '\u202f'],
];

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));
}

/**
 * Writes the character widths for the layout tests. The fonts of phones are not free. DejaVu Sans
 * Condensed is about 2 % wider than Roboto and San Francisco, so a text that fits here fits on a
 * phone.
 */
await runMain(async () => {
  const { folder } = parseOptions({ folder: { type: 'string' } });
  if (!folder) throw new UserError('name the folder of the DejaVu fonts with --folder');
  const widths = (name: string) => advancesIn(readFileSync(`${folder}/${name}.ttf`), letters);
  const faces = {
    regular: widths('DejaVuSansCondensed'),
    bold: widths('DejaVuSansCondensed-Bold'),
    display: widths('DejaVuSerifCondensed-Bold'),
  };
  writeFileSync(inProject('native-host/layout/advances.json'), `${JSON.stringify(faces)}\n`);
  return 0;
});
