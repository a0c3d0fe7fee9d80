/**
 * Version of calls and documents. It is sent with every call and stored in the documents of matches
 * and invitations. docs/PROTOCOL.md says which changes need a new version, and how to release it.
 */
export const PROTOCOL = 1;

/** Newest version that this release reads. One release reads a new version, the next writes it. */
const NEWEST_READ = 1;

/** Oldest version that is still served, used by the previous release. */
const OLDEST_SERVED = 1;

/** Whether this release can read a document of this version. */
export const isReadable = (protocol: number): boolean => protocol <= NEWEST_READ;

/** Whether a caller of this version is served. A newer app knows how to call an older referee. */
export const isServed = (protocol: unknown): boolean =>
  typeof protocol === 'number' && Number.isSafeInteger(protocol) && protocol >= OLDEST_SERVED;
