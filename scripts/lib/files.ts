import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path/posix';

/** Source files below a folder, relative to the current folder. Empty if it does not exist. */
export function sourcesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesBelow(path);
    return /\.(tsx?|mjs|cjs|js)$/.test(path) && !path.endsWith('.d.ts') ? [path] : [];
  });
}
