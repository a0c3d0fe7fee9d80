import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { inProject } from '#scripts/lib/paths';
import { treeOf } from '#scripts/lib/tree';

/** Names for modules of a tree, such as `{ engine: 'src/engine/index.ts' }`. */
export type Modules<Name extends string> = Readonly<Record<Name, string>>;

/**
 * A commit's own modules, by those names. The present code has no part in them, so what they
 * do and write is what that release did and wrote. Packages that reach out into the world can be
 * replaced by files of ours.
 */
export async function loadModules<Name extends string>(
  commit: string,
  modules: Modules<Name>,
  replaced: Readonly<Record<string, string>> = {},
): Promise<Record<Name, unknown>> {
  const tree = treeOf(commit);
  // Inside the functions' folder, because their packages are found from there and all others too.
  const outfile = join(tree, 'functions', `${Object.keys(modules).join('-')}.mjs`);
  await build({
    absWorkingDir: tree,
    stdin: { contents: handingOut(modules), resolveDir: tree, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
    plugins: [replacing(replaced)],
  });
  return import(pathToFileURL(outfile).href);
}

const replacing = (replaced: Readonly<Record<string, string>>): Plugin => ({
  name: 'packages of ours',
  setup(build) {
    const ours = Object.values(replaced).map((file) => inProject(file));
    build.onResolve({ filter: /^[^.]/ }, ({ path, importer }) => {
      const file = Object.hasOwn(replaced, path) ? replaced[path] : undefined;
      // Ours may well use what they replace.
      return file === undefined || ours.includes(importer) ? undefined : { path: inProject(file) };
    });
  },
});

const handingOut = (modules: Modules<string>) =>
  Object.entries(modules)
    .map(([name, file]) => `export * as ${name} from './${file}';`)
    .join('\n');
