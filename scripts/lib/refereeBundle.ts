import { type BuildOptions, build } from 'esbuild';
import { inProject } from './paths';

/** Bundles a program that uses the referee's packages. It must be in their folder to find them. */
export async function bundled(
  name: string,
  entry: Pick<BuildOptions, 'entryPoints' | 'stdin'>,
): Promise<string> {
  const outfile = inProject('functions/node_modules/.cache/scripts', `${name}.cjs`);
  await build({
    ...entry,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'error',
  });
  return outfile;
}
