import { join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { pathOfAlias } from './aliases';
import { inProject, root } from './paths';
import { treeOf } from './tree';

/** Makes a bundle of a script of today with a commit's own code in place of the present one. */
export function withCodeOf(commit: string): Plugin {
  const tree = treeOf(commit);
  const present = inProject('src') + sep;
  return {
    name: 'code of a commit',
    setup(build) {
      build.onResolve({ filter: /^(\.\.?\/|#)/ }, ({ path, importer, resolveDir, kind }) => {
        // The commit's own files find each other by the commit's own tsconfig.json.
        if (importer.startsWith(tree)) return undefined;
        const alias = pathOfAlias(path);
        const file = alias === undefined ? join(resolveDir, path) : inProject(alias);
        if (!file.startsWith(present)) return undefined;
        return build.resolve(`./${relative(root, file)}`, { resolveDir: tree, kind });
      });
    },
  };
}
