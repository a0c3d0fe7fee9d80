/**
 * How app and referee talk and what their documents look like. The number is said with every call
 * and in every document. docs/PROTOCOL.md tells which changes need a new one, and in which order
 * releases take it up.
 */
export const PROTOCOL = 1;

/** The newest that this release reads. A release reads a new one first; only the next writes it. */
const NEWEST_READ = 1;

/** The oldest whose callers are still served: that of the release before this one. */
const OLDEST_SERVED = 1;

/** Whether a document that says this number can be read here. */
export const isReadable = (protocol: number): boolean => protocol <= NEWEST_READ;

/** Whether a caller that says this number is new enough. A newer one knows how to speak to us. */
export const isServed = (protocol: unknown): boolean =>
  typeof protocol === 'number' && Number.isSafeInteger(protocol) && protocol >= OLDEST_SERVED;
