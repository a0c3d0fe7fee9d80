import { type BuildOptions, build } from 'esbuild';
import { inProject } from '#scripts/lib/paths';

/** The referee's packages are installed beside it, so the measurements are put there too. */
export async function bundled(
  name: string,
  entry: Pick<BuildOptions, 'entryPoints' | 'stdin'>,
): Promise<string> {
  const outfile = inProject('functions/node_modules/.cache/bench', `${name}.cjs`);
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
