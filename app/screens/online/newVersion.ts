/** A page gets the newest version when it is reloaded. */
export const newVersionIs = 'page' as const;

export const getNewVersion = (): void => globalThis.location.reload();
