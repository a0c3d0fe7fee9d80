const idPattern = /(?<![A-Za-z0-9])[A-Z]{1,2}\d?-\d+(?![A-Za-z0-9])/g;

/** Rule ids (CA-3, X1-2, …) in a text, each once, in order of their first mention. */
export const idsIn = (text: string): string[] => [...new Set(text.match(idPattern) ?? [])];

/** Numbers missing in a family of ids: CA-1, CA-3 lacks CA-2. */
export function gapsIn(ids: readonly string[]): string[] {
  const families = new Map<string, Set<number>>();
  for (const id of ids) {
    const [family = '', number = ''] = id.split('-');
    families.set(family, (families.get(family) ?? new Set()).add(Number(number)));
  }
  return [...families].flatMap(([family, numbers]) =>
    Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1)
      .filter((number) => !numbers.has(number))
      .map((number) => `${family}-${number}`),
  );
}
