/** A name of the engine in words, where there are no words for it: "puppet theatre". */
export function spelled(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}

/** The same at the beginning of a line. */
export function spelledTitle(name: string): string {
  const words = spelled(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
