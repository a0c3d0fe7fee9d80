import { join } from 'node:path';

/** The project's folder. npm, Jest and scripts/run.mjs start programs there. */
export const root = process.cwd();

export const inProject = (...parts: string[]) => join(root, ...parts);

/** A path for generated files that are safe to delete. */
export const inCache = (...parts: string[]) => inProject('.cache', ...parts);
