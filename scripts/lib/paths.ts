import { join } from 'node:path';

/** npm, Jest and scripts/run.mjs all start programs in the project's folder. */
export const root = process.cwd();

export const inProject = (...parts: string[]) => join(root, ...parts);

/** Made by scripts, never kept: safe to delete. */
export const inCache = (...parts: string[]) => inProject('.cache', ...parts);
