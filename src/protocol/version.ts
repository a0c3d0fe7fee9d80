/**
 * How app and referee talk and what their documents look like. The number is said with every call
 * and in every document; the first release said none. docs/PROTOCOL.md tells which changes need a
 * new one, and in which order releases take it up.
 */
export const PROTOCOL = 2;

/** The newest that this release reads. A release reads a new one first; only the next writes it. */
const NEWEST_READ = 2;

/** The oldest whose callers are still served: that of the release before this one. */
const OLDEST_SERVED = 2;

/** Whether what says this number can be read here; the first release's documents say none. */
export const isReadable = (protocol: unknown): boolean =>
  protocol === undefined || (typeof protocol === 'number' && protocol <= NEWEST_READ);

/** Whether a caller that says this number is new enough. A newer one knows how to speak to us. */
export const isServed = (protocol: unknown): boolean =>
  typeof protocol === 'number' && Number.isSafeInteger(protocol) && protocol >= OLDEST_SERVED;
