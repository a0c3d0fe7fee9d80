import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { command } from './command';

/** Files needed to type-check, test and play in a copy. */
const PARTS = [
  'app',
  'docs',
  'jest.config.js',
  'package.json',
  'scripts/run.mjs',
  'scripts/checks/test/jest',
  'src',
  'tsconfig.json',
  '__tests__/engine',
  '__tests__/i18n',
  '__tests__/scripts/support',
];

/** A copy of the project in its own folder, which tests may change. */
export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'borinquen-'));

  constructor() {
    for (const part of PARTS) {
      mkdirSync(dirname(this.path(part)), { recursive: true });
      cpSync(part, this.path(part), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), this.path('node_modules'));
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Replaces the first occurrence of each text. */
  change(file: string, changes: readonly (readonly [before: string, after: string])[]): void {
    let text = readFileSync(this.path(file), 'utf8');
    for (const [before, after] of changes) {
      if (!text.includes(before)) throw new Error(`${file} has no "${before}"`);
      text = text.replace(before, after);
    }
    writeFileSync(this.path(file), text);
  }

  /** The compiler's errors in these folders. */
  typeErrors(...folders: string[]): string {
    const config = { extends: './tsconfig.json', include: folders, exclude: ['node_modules'] };
    writeFileSync(this.path('tsconfig.part.json'), JSON.stringify(config));
    const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.part.json'];
    const { stdout, stderr } = command(tsc, { cwd: this.folder });
    return stdout + stderr;
  }

  /** Runs tests in the copy. Returns an empty text if all pass. */
  failures(...files: string[]): string {
    const jest = ['node_modules/jest/bin/jest.js', ...files, '--selectProjects', 'node', '-i'];
    const { code, stdout, stderr } = command(jest, { cwd: this.folder });
    return code === 0 ? '' : stdout + stderr;
  }

  /** Runs a script of the copy, which reads and writes JSON. */
  ask(script: string, question: unknown): unknown {
    const file = this.path('question.json');
    writeFileSync(file, JSON.stringify(question));
    const { code, stdout, stderr } = command(['scripts/run.mjs', script, file], {
      cwd: this.folder,
    });
    if (code !== 0) throw new Error(stdout + stderr);
    return JSON.parse(stdout);
  }
}
