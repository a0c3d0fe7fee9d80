import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { compileForHermes } from '#scripts/lib/hermes';
import { inCache } from '#scripts/lib/paths';
import type { Contestant } from './contestants';
import type { Played } from './games';
import { median, type Run, type Runner } from './rounds';
import { SHAPES, type ShapeName } from './shapes';

const SLOWER = 4;
const IDLE_RUNS = 3;
/** The `times` of bash prints milliseconds; other shells print hundredths of a second. */
const SHELL = existsSync('/bin/bash') ? '/bin/bash' : 'sh';

/** Runs Hermes from bytecode. The time of its start is subtracted. */
export class HermesRunner implements Runner {
  readonly games: number;
  private readonly binary: string;
  private readonly idle: number;

  constructor(
    private readonly program: string,
    contestant: Contestant,
    shape: ShapeName,
  ) {
    this.games = Math.ceil(SHAPES[shape].games / SLOWER);
    const compiled = (games: number) => {
      const script = inCache('bench', `hermes-${contestant.name}-${shape}-${games}.js`);
      const what = `var SHAPE=${JSON.stringify(shape)},GAMES=${games};\n`;
      return compileForHermes(program, script, what + contestant.hermes);
    };
    this.binary = compiled(this.games);
    const nothing = compiled(0);
    this.idle = median(Array.from({ length: IDLE_RUNS }, () => this.time(nothing).seconds));
  }

  async run(): Promise<Run> {
    const { seconds, played } = this.time(this.binary);
    return { ...played, games: this.games, seconds: seconds - this.idle };
  }

  /** `times` prints the time of the shell, then that of its children, like `0m1.25s 0m0.03s`. */
  private time(binary: string): { seconds: number; played: Played } {
    const told = execFileSync(SHELL, ['-c', '"$0" "$1" && times', this.program, binary], {
      encoding: 'utf8',
    });
    const lines = told.trim().split('\n');
    const used = [...(lines.at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
    const seconds = used.reduce((sum, [, min, sec]) => sum + Number(min) * 60 + Number(sec), 0);
    return { seconds, played: JSON.parse(lines[0] ?? '') };
  }
}
