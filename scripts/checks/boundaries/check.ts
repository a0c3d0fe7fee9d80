import { readFileSync } from 'node:fs';
import { sourcesBelow } from '#scripts/lib/files';
import { findCycles, findFolderCycles, layeredRoots } from './cycles';
import { foreignFrameAccess } from './frames';
import { importsOf } from './imports';
import { needsOf } from './needs';
import { violation } from './rules';

const folders = ['app', 'src', 'functions/src', 'scripts', 'native-host', '__tests__'];

/** Finds violations below the current folder, one sentence each. */
export function findViolations(): { files: number; violations: string[] } {
  const files = folders.flatMap(sourcesBelow);
  const imports = files.flatMap(importsOf);
  const forbidden = imports.flatMap((one) => {
    const reason = violation(one, needsOf);
    return reason === undefined ? [] : [`${one.from} → ${one.to}: ${reason}`];
  });
  const cycles = [
    ...findCycles(imports),
    ...layeredRoots.flatMap((root) => findFolderCycles(imports, root)),
  ].map((cycle) => `cycle: ${cycle.join(' → ')}`);
  const within = [...files.flatMap(randomnessInEngine), ...files.flatMap(foreignFrameAccess)];
  return { files: files.length, violations: [...forbidden, ...cycles, ...within] };
}

/** The engine draws from its seeded generator only, otherwise games could not be replayed. */
function randomnessInEngine(file: string): string[] {
  if (!file.startsWith('src/engine/')) return [];
  return /\bMath\s*\.\s*random\b/.test(readFileSync(file, 'utf8'))
    ? [`${file}: the engine uses no Math.random`]
    : [];
}
