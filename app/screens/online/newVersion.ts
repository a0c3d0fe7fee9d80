/** A page has the newest version as soon as it is loaded again. */
export const newVersionIs = 'page' as const;

export const getNewVersion = (): void => globalThis.location.reload();
