import { join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { inProject, root } from '../lib/paths';
import { treeOf } from './tree';

/** Makes a bundle of a script of today with a commit's own code in place of the present one. */
export function withCodeOf(commit: string): Plugin {
  const tree = treeOf(commit);
  const present = inProject('src') + sep;
  return {
    name: 'code of a commit',
    setup(build) {
      build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, kind }) => {
        const file = join(resolveDir, path);
        if (!file.startsWith(present)) return undefined;
        return build.resolve(`./${relative(root, file)}`, { resolveDir: tree, kind });
      });
    },
  };
}
