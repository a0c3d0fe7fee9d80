import { relative } from 'node:path';
import { root } from '#scripts/lib/paths';
import { add, nothing, type Tally } from './tally';

/** The fields of Jest's report that are used here. */
export type JestReport = {
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { status: string }[];
  }[];
};

/** The result of each test file, by its path in the project. */
export type Files = ReadonlyMap<string, Tally>;

export function filesOf({ testResults }: JestReport): Files {
  return new Map(
    testResults.map(({ name, status, assertionResults }) => {
      const count = (...kinds: string[]) =>
        assertionResults.filter((test) => kinds.includes(test.status)).length;
      const failed = count('failed');
      // A file that cannot be loaded has no tests; it counts as one failure.
      const isUnloadable = status === 'failed' && failed === 0;
      return [
        relative(root, name),
        {
          passed: count('passed'),
          failed: isUnloadable ? 1 : failed,
          skipped: count('pending', 'todo', 'skipped', 'disabled'),
        },
      ];
    }),
  );
}

export const failedIn = (files: Files): string[] =>
  [...files].flatMap(([name, { failed }]) => (failed > 0 ? [name] : []));

export const sumOf = (files: Files): Tally => [...files.values()].reduce(add, nothing);

/** Replaces the first result of a file by its second. A file that passes only then is flaky. */
export function withSecondTry(first: Files, again: Files, log: string): Tally {
  const flaky = [...again].flatMap(([file, { failed }]) => (failed === 0 ? [{ file, log }] : []));
  return { ...sumOf(new Map([...first, ...again])), flaky };
}
