import { readFileSync } from 'node:fs';
import { gapsIn, idsIn } from '#scripts/checks/rules/ids';
import { titlesIn } from '#scripts/checks/rules/titles';
import { command, script } from './support/command';

describe('rule ids', () => {
  it('are found anywhere in a text, each once', () => {
    expect(idsIn('CA-3 then (X1-2), S-15; again CA-3. Not UTF-8, D-n, x-1')).toEqual([
      'CA-3',
      'X1-2',
      'S-15',
    ]);
  });

  it('are numbered without gaps in the rule book', () => {
    const ids = idsIn(readFileSync('docs/RULES.md', 'utf8'));
    expect(ids.length).toBeGreaterThan(140);
    expect(gapsIn(ids)).toEqual([]);
    expect(gapsIn(['CA-1', 'CA-3', 'X1-2'])).toEqual(['CA-2', 'X1-1']);
  });

  it('count as tested only in titles', () => {
    const source = `
      // SE-1
      describe('mayor (MA-1)', () => {
        it('CA-3: most', () => expect('SE-2').toBe(1));
        it.each([['SE-3']])('S-4 %s', () => undefined);
        test(\`R-7: \${'x'} forced\`, () => undefined);
      });`;
    expect(idsIn(titlesIn(source, 'x.test.ts').join('\n'))).toEqual(['MA-1', 'CA-3', 'S-4', 'R-7']);
  });

  it('are listed by `npm run rules` when no test names them', () => {
    const { code, stdout } = command(script('scripts/checks/rules/main.ts'));
    const lines = stdout.trimEnd().split('\n');
    const [, , missing = '?'] =
      lines.at(-1)?.match(/^rules: (\d+) ids, (\d+) without a test$/) ?? [];
    expect(lines.length - 1).toBe(Number(missing));
    expect(code).toBe(0);
  });
});
