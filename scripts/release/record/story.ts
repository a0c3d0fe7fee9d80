/** What of an event is an amount or a seat: names of things may change their form, these don't. */
const AMOUNTS = ['seat', 'governor', 'round', 'coins', 'cost', 'count', 'nobles', 'sanJuan', 'vp'];

/** Where every story begins. */
export const STORY_START = 0x811c9dc5;

/** A number for a story up to here: the one before it, and what happened since (FNV-1a). */
export function tellOn(story: number, events: readonly object[]): number {
  let hash = story;
  for (const char of events.map(gist).join('\n')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

function gist(event: object): string {
  const fields = new Map<string, unknown>(Object.entries(event));
  const amounts = AMOUNTS.flatMap((name) => {
    // The first release called the special colonists by their module's word.
    const amount = fields.get(name) ?? (name === 'nobles' ? fields.get('special') : undefined);
    return typeof amount === 'number' ? [`${name} ${amount}`] : [];
  });
  return [fields.get('type'), ...amounts].join(' ');
}

/** Short enough to stand in every line of a game. */
export const shortly = (story: number) => (story >>> 16).toString(16).padStart(4, '0');
