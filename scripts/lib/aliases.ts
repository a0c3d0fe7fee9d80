import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { inProject } from './paths';

const { paths }: { paths: Record<string, string[]> } = JSON.parse(
  readFileSync(inProject('tsconfig.json'), 'utf8'),
).compilerOptions;

/** The project path of an alias in tsconfig.json, such as `#bots/levels`. */
export function pathOfAlias(specifier: string): string | undefined {
  for (const [alias, [target]] of Object.entries(paths)) {
    const start = alias.replace('*', '');
    const isMatch = alias.endsWith('*') ? specifier.startsWith(start) : specifier === alias;
    if (isMatch && target) return join(target.replace('*', specifier.slice(start.length)));
  }
  return undefined;
}
