import { readFileSync } from 'node:fs';
import { sourcesBelow } from '#scripts/lib/files';
import { findCircles, findFolderCircles, layeredRoots } from './circles';
import { forgeries } from './forgeries';
import { importsOf } from './imports';
import { needsOf } from './needs';
import { objection } from './rules';

const folders = ['app', 'src', 'functions/src', 'scripts', 'native-host', '__tests__'];

/** Sentences about everything that is not as it should be below the current folder. */
export function findObjections(): { files: number; objections: string[] } {
  const files = folders.flatMap(sourcesBelow);
  const imports = files.flatMap(importsOf);
  const wrong = imports.flatMap((one) => {
    const reason = objection(one, needsOf);
    return reason === undefined ? [] : [`${one.from} → ${one.to}: ${reason}`];
  });
  const circles = [
    ...findCircles(imports),
    ...layeredRoots.flatMap((root) => findFolderCircles(imports, root)),
  ].map((circle) => `circle: ${circle.join(' → ')}`);
  const within = [...files.flatMap(impurity), ...files.flatMap(forgeries)];
  return { files: files.length, objections: [...wrong, ...circles, ...within] };
}

/** Chance comes from the game's own seeded numbers, or the same game could not be played again. */
function impurity(file: string): string[] {
  if (!file.startsWith('src/engine/')) return [];
  return /\bMath\s*\.\s*random\b/.test(readFileSync(file, 'utf8'))
    ? [`${file}: the engine uses no Math.random`]
    : [];
}
