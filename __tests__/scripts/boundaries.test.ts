import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findCycles, findFolderCycles } from '#scripts/checks/boundaries/cycles';
import { accessesFrames } from '#scripts/checks/boundaries/frames';
import { importsOf } from '#scripts/checks/boundaries/imports';
import { needsOf } from '#scripts/checks/boundaries/needs';
import { type Import, violation } from '#scripts/checks/boundaries/rules';

const file = (from: string, to: string, typesOnly = false): Import => ({
  from,
  to,
  kind: 'file',
  typesOnly,
});
const pack = (from: string, to: string): Import => ({
  from,
  to,
  kind: 'package',
  typesOnly: false,
});
const entryPoint = 'src/engine/index.ts';
const modules = 'src/engine/modules';
const needs = (module: string) => (module === 'base' ? [] : ['base']);

describe('import rules between layers', () => {
  it.each([
    file('src/bots/level.ts', entryPoint),
    file('src/online/match.ts', entryPoint, true),
    file('src/session/local.ts', 'src/bots/level.ts'),
    file('app/table/Table.tsx', 'src/session/local.ts'),
    file('app/ui/sound.ts', 'assets/coin.wav'),
    file('functions/src/submit.ts', entryPoint),
    file('src/engine/core/play.ts', 'src/engine/core/module.ts'),
    file(`${modules}/base/phases/mayor.ts`, `${modules}/base/state.ts`),
    file(`${modules}/base/phases/mayor.ts`, 'src/engine/core/frames.ts'),
    file(`${modules}/nobles/buildings/villa.ts`, `${modules}/base/building.ts`),
    file(`${modules}/list.ts`, `${modules}/nobles/module.ts`),
    file(entryPoint, `${modules}/list.ts`),
    file('__tests__/engine/mayor.test.ts', `${modules}/base/phases/mayor.ts`),
    file('scripts/lab/arena/game.ts', entryPoint),
    pack('src/online/match.ts', 'firebase/app'),
    pack('src/protocol/documents.ts', 'valibot'),
  ])('allow $from → $to', (one) => {
    expect(violation(one, needs)).toBeUndefined();
  });

  it.each([
    [file('src/engine/core/play.ts', 'src/bots/level.ts'), 'src/engine does not import src/bots'],
    [file('src/bots/level.ts', 'src/session/local.ts'), 'src/bots does not import src/session'],
    [file('src/online/match.ts', entryPoint), 'src/online imports only types from src/engine'],
    [file('app/table/Table.tsx', 'src/bots/level.ts'), 'app does not import src/bots'],
    [
      file('app/table/Table.tsx', 'src/engine/core/play.ts'),
      `the engine's entry point is ${entryPoint}`,
    ],
    [
      file('scripts/lab/arena/game.ts', 'src/engine/core/play.ts'),
      `the engine's entry point is ${entryPoint}`,
    ],
    [
      file('__tests__/app/art.test.ts', 'src/engine/core/ids.ts'),
      `the engine's entry point is ${entryPoint}`,
    ],
    [file('src/engine/core/play.ts', `${modules}/base/state.ts`, true), 'knows no module'],
    [file(`${modules}/base/state.ts`, `${modules}/nobles/game.ts`), 'base does not need nobles'],
    [file(`${modules}/nobles/game.ts`, `${modules}/newBuildings/game.ts`), 'does not need'],
    [file(`${modules}/base/state.ts`, `${modules}/types.ts`), 'which others there are'],
    [file('src/engine/core/play.ts', entryPoint), 'inside the engine, import the file itself'],
    [file('functions/src/submit.ts', 'app/App.tsx'), 'functions/src does not import app'],
    [file('src/session/local.ts', 'scripts/lib/paths.ts'), "outside the app's folders"],
    [pack('src/engine/core/play.ts', 'react'), 'src/engine is pure and does not import react'],
    [pack('src/protocol/match.ts', 'react'), 'src/protocol is pure and does not import react'],
    [pack('src/bots/level.ts', 'node:fs'), 'src/bots is pure and does not import node:fs'],
  ])('refuse $from → $to', (one, reason) => {
    expect(violation(one, needs)).toContain(reason);
  });
});

describe('the modules that an engine module needs', () => {
  it('are read from its description', () => {
    expect(needsOf('base')).toEqual([]);
  });

  it('are the base game by default', () => {
    expect(needsOf('nobles')).toEqual(['base']);
  });
});

describe('import cycles', () => {
  it('are reported with every file on the way', () => {
    const imports = [file('a.ts', 'b.ts'), file('b.ts', 'c.ts'), file('c.ts', 'a.ts')];
    expect(findCycles(imports)).toEqual([['a.ts', 'b.ts', 'c.ts', 'a.ts']]);
  });

  it('of types alone are allowed', () => {
    expect(findCycles([file('a.ts', 'b.ts'), file('b.ts', 'a.ts', true)])).toEqual([]);
  });
});

describe('cycles of folders', () => {
  it('are found between files without a cycle, in types too', () => {
    const imports = [file('app/a/x.ts', 'app/b/x.ts'), file('app/b/y.ts', 'app/a/y.ts', true)];
    expect(findFolderCycles(imports, 'app')).toEqual([['app/a', 'app/b', 'app/a']]);
  });

  it('are found through other folders', () => {
    const imports = [
      file('app/a/x.ts', 'app/b/x.ts'),
      file('app/b/y.ts', 'app/c/y.ts'),
      file('app/c/z.ts', 'app/a/z.ts'),
    ];
    expect(findFolderCycles(imports, 'app')).toEqual([['app/a', 'app/b', 'app/c', 'app/a']]);
  });

  it('are found between a folder and one inside it', () => {
    const imports = [file('app/a/x.ts', 'app/a/in/x.ts'), file('app/a/in/y.ts', 'app/a/y.ts')];
    expect(findFolderCycles(imports, 'app')).toEqual([['app/a', 'app/a/in', 'app/a']]);
  });

  it('are not reported within a folder, in one direction, or below another root', () => {
    const imports = [
      file('app/a/x.ts', 'app/a/y.ts'),
      file('app/a/x.ts', 'app/b/x.ts'),
      file('src/a/x.ts', 'src/b/x.ts'),
      file('src/b/x.ts', 'src/a/x.ts'),
    ];
    expect(findFolderCycles(imports, 'app')).toEqual([]);
  });
});

describe('the frames of a game', () => {
  it.each([
    'state.frames.push({ step, seat, data: null });',
    "const forged = [...table['frames'], frame];",
    'const { frames } = state;',
    'const { frames: under = [] } = state;',
  ])('are accessed by %s', (code) => {
    expect(accessesFrames(code, 'a.ts')).toBe(true);
  });

  it.each(['const frames = useFrames();', 'style(frames[tone]);', 'style(tones[frames]);'])(
    'are not accessed by %s',
    (code) => {
      expect(accessesFrames(code, 'a.ts')).toBe(false);
    },
  );
});

describe('reading imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'borinquen-imports-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };

  it('finds every form of import, in TSX too', () => {
    write('b.ts', '');
    write('c.native.ts', '');
    write('d/index.ts', '');
    write(
      'a.tsx',
      `import type { A } from './b';
       import { type B } from './b';
       import { c } from './c';
       export { d } from './d';
       const lazy = () => import('firebase/app');
       const picture = require('./none.png');
       type T = import('./b').T;
       export const View = () => <div>{lazy}{picture}</div>;`,
    );
    const found = importsOf(join(folder, 'a.tsx')).map(({ kind, to, typesOnly }) => [
      kind,
      to.replace(`${folder}/`, ''),
      typesOnly,
    ]);
    expect(found).toEqual([
      ['file', 'b.ts', true],
      ['file', 'b.ts', true],
      ['file', 'c.native.ts', false],
      ['file', 'd/index.ts', false],
      ['package', 'firebase/app', false],
      ['missing', 'none.png', false],
      ['file', 'b.ts', true],
    ]);
  });
});
