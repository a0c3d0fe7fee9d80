import unhomoglyph from 'unhomoglyph';

/**
 * The skeleton of a name: names that look alike have the same skeleton. The library contains the
 * Unicode confusables table (UTS 39).
 */
export function skeletonOf(name: string): string {
  const plain = unhomoglyph(name.normalize('NFKD')).toLowerCase();
  return unhomoglyph(plain).replace(/\s+/g, '');
}

/** Appends a number to the name if another one looks the same. */
export function distinctName(wanted: string, others: readonly string[]): string {
  const taken = new Set(others.map(skeletonOf));
  let name = wanted;
  for (let copy = 2; taken.has(skeletonOf(name)); copy++) name = `${wanted} ${copy}`;
  return name;
}
