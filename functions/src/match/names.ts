import unhomoglyph from 'unhomoglyph';

/**
 * What a name looks like: names that can be taken for each other have the same. The library has
 * the table of the Unicode consortium (UTS 39).
 */
function looksOf(name: string): string {
  const plain = unhomoglyph(name.normalize('NFKD')).toLowerCase();
  return unhomoglyph(plain).replace(/\s+/g, '');
}

/** The name, with a number if somebody at the table has one that looks like it. */
export function distinctName(wanted: string, others: readonly string[]): string {
  const taken = new Set(others.map(looksOf));
  let name = wanted;
  for (let copy = 2; taken.has(looksOf(name)); copy++) name = `${wanted} ${copy}`;
  return name;
}
