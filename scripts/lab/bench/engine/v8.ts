import { type ChildProcess, fork } from 'node:child_process';
import { track } from '#scripts/lib/children.mjs';
import { deferred } from '#scripts/lib/processes';
import type { Contestant } from './contestants';
import type { Run, Runner } from './rounds';
import { SHAPES, type ShapeName } from './shapes';
import type { Answered, Asked } from './v8-entry';

/** Compiles on the main thread, so that all runs are alike. */
const ONE_THREAD = ['--single-threaded'];

/**
 * A process that plays games of one shape only, so that other shapes don't affect its machine code.
 */
export class V8Runner implements Runner {
  private readonly child: ChildProcess;
  private waiting = deferred<Answered>();

  constructor(
    contestant: Contestant,
    private readonly shape: ShapeName,
  ) {
    this.child = fork(contestant.v8, { execArgv: ONE_THREAD });
    track(this.child);
    this.child.on('message', (answer: Answered) => this.waiting.resolve(answer));
    const fault = new Error(`${shape}: the games ended in a fault`);
    this.child.on('exit', () => this.waiting.reject(fault));
  }

  async run(games: number = SHAPES[this.shape].games): Promise<Run> {
    return { ...(await this.ask(games)), games };
  }

  storedBytes = async () => (await this.ask(0)).storedBytes;

  private ask(games: number): Promise<Answered> {
    const ask: Asked = { shape: this.shape, games };
    this.waiting = deferred();
    this.child.send(ask);
    return this.waiting.promise;
  }

  close(): void {
    this.child.kill();
  }
}
