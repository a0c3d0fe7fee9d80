import { relative } from 'node:path';
import { root } from '#scripts/lib/paths';
import { add, nothing, type Tally } from './tally';

/** What Jest writes about a run, as far as it is read here. */
export type JestReport = {
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { status: string }[];
  }[];
};

/** What became of each test file, by its path in the project. */
export type Files = ReadonlyMap<string, Tally>;

export function filesOf({ testResults }: JestReport): Files {
  return new Map(
    testResults.map(({ name, status, assertionResults }) => {
      const count = (...kinds: string[]) =>
        assertionResults.filter((test) => kinds.includes(test.status)).length;
      const failed = count('failed');
      // A file that does not even load has no tests, and counts as one that failed.
      const isSilent = status === 'failed' && failed === 0;
      return [
        relative(root, name),
        {
          passed: count('passed'),
          failed: isSilent ? 1 : failed,
          skipped: count('pending', 'todo', 'skipped', 'disabled'),
        },
      ];
    }),
  );
}

export const failedIn = (files: Files): string[] =>
  [...files].flatMap(([name, { failed }]) => (failed > 0 ? [name] : []));

export const sumOf = (files: Files): Tally => [...files.values()].reduce(add, nothing);

/** What was run again counts as it went then; what passes only then is named. */
export function withSecondTry(first: Files, again: Files): Tally {
  const secondTries = [...again].flatMap(([name, { failed }]) => (failed === 0 ? [name] : []));
  return { ...sumOf(new Map([...first, ...again])), secondTries };
}
