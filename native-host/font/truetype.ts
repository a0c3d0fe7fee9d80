/** The advance width of each letter in thousandths of the font's size. */
export function advancesIn(file: Buffer, letters: readonly string[]): Record<string, number> {
  const unitsPerEm = file.readUInt16BE(tableAt(file, 'head') + 18);
  const metricCount = file.readUInt16BE(tableAt(file, 'hhea') + 34);
  const metrics = tableAt(file, 'hmtx');
  const glyphOf = glyphFinder(file);
  return Object.fromEntries(
    letters.map((letter) => {
      const glyph = Math.min(glyphOf(letter.charCodeAt(0)), metricCount - 1);
      const advance = file.readUInt16BE(metrics + glyph * 4);
      return [letter, Math.round((advance / unitsPerEm) * 1000)];
    }),
  );
}

function tableAt(file: Buffer, name: string): number {
  const count = file.readUInt16BE(4);
  for (let at = 12; at < 12 + count * 16; at += 16) {
    if (file.toString('latin1', at, at + 4) === name) return file.readUInt32BE(at + 8);
  }
  throw new Error(`the font has no table ${name}`);
}

/** Reads the map from characters to glyphs in its most common format, format 4. */
function glyphFinder(file: Buffer): (code: number) => number {
  const at = formatFour(file, tableAt(file, 'cmap'));
  const segments = file.readUInt16BE(at + 6) / 2;
  const ends = at + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const offsets = deltas + segments * 2;
  return (code) => {
    for (let segment = 0; segment < segments; segment++) {
      if (code > file.readUInt16BE(ends + segment * 2)) continue;
      const start = file.readUInt16BE(starts + segment * 2);
      if (code < start) return 0;
      const delta = file.readUInt16BE(deltas + segment * 2);
      const where = offsets + segment * 2;
      const offset = file.readUInt16BE(where);
      if (offset === 0) return (code + delta) & 0xffff;
      const glyph = file.readUInt16BE(where + offset + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function formatFour(file: Buffer, cmap: number): number {
  const count = file.readUInt16BE(cmap + 2);
  for (let at = cmap + 4; at < cmap + 4 + count * 8; at += 8) {
    const subtable = cmap + file.readUInt32BE(at + 4);
    if (file.readUInt16BE(subtable) === 4) return subtable;
  }
  throw new Error('the font maps characters in a way that is not read here');
}
