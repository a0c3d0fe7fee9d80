import { castsByFolder, castsIn, MOST_CASTS, total } from '#scripts/casts/count';
import { command, script } from './support/command';

describe('casts', () => {
  it('are counted a line at a time, renames and constants aside', () => {
    const source = [
      "import { a as b } from './a';",
      "export * as c from './c';",
      'const d = b as number;',
      'const e = [b as number, b as string];',
      '/** As good as that, as they say. */',
      'const f = [1, 2] as const;',
      'const g = list()[0]! + list()!.length;',
      'const h = !b;',
    ].join('\n');
    expect(castsIn(source, 'x.ts')).toEqual({ casts: 3, real: 3, nonNull: 2 });
  });

  it('in src/ are no more than they were', () => {
    const { casts, nonNull } = total(castsByFolder());
    expect(casts + nonNull).toBeLessThanOrEqual(MOST_CASTS);
  });

  it('are listed by `npm run casts`, the sum last', () => {
    const { code, stdout } = command(script('scripts/casts/main.ts'));
    const lines = stdout.trimEnd().split('\n');
    const sum = lines
      .slice(0, -1)
      .flatMap((line) => line.match(/\d+ (?=as|!)/g) ?? [])
      .reduce((all, count) => all + Number(count), 0);
    expect(lines.at(-1)).toBe(`casts: ${sum} (at most ${MOST_CASTS})`);
    expect(code).toBe(0);
  });
});
