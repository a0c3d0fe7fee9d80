import { join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { pathOfAlias } from './aliases';
import { inProject, root } from './paths';
import { treeOf } from './tree';

/** An esbuild plugin: the present script is bundled with the `src` of another commit. */
export function withCodeOf(commit: string): Plugin {
  const tree = treeOf(commit);
  const present = inProject('src') + sep;
  return {
    name: 'code of a commit',
    setup(build) {
      build.onResolve({ filter: /^(\.\.?\/|#)/ }, ({ path, importer, resolveDir, kind }) => {
        // The commit's files resolve their imports by its own tsconfig.json.
        if (importer.startsWith(tree)) return undefined;
        const alias = pathOfAlias(path);
        const file = alias === undefined ? join(resolveDir, path) : inProject(alias);
        if (!file.startsWith(present)) return undefined;
        return build.resolve(`./${relative(root, file)}`, { resolveDir: tree, kind });
      });
    },
  };
}
