import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { forget, signal, track } from './children.mjs';
import { root } from './paths';

export type Finished = { code: number; output: string };

/** Runs a program to its end and collects its output. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}) {
  const { promise, resolve, reject } = deferred<Finished>();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  track(child);
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  child.once('error', reject);
  child.once('close', (code) => resolve({ code: code ?? 1, output }));
  return promise;
}

export type Environment = Readonly<Record<string, string>>;

const services = new Set<Service>();

/** Ends every service that is running or starting. */
export const stopServices = () => Promise.all([...services].map((service) => service.stop()));

/** A program that runs, with its child processes, until `stop` is called. */
export class Service {
  readonly exited: Promise<void>;
  private readonly child: ChildProcess;
  private alive = true;

  constructor(command: string, args: readonly string[], env: Environment, logFile: string) {
    mkdirSync(dirname(logFile), { recursive: true });
    const log = createWriteStream(logFile);
    // In its own process group, so that a signal also reaches its children.
    this.child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    track(this.child, true);
    services.add(this);
    this.child.stdout?.pipe(log);
    this.child.stderr?.pipe(log);
    const { promise, resolve } = deferred<void>();
    this.exited = promise.then(() => {
      this.alive = false;
      services.delete(this);
    });
    this.child.once('error', () => resolve());
    this.child.once('exit', () => resolve());
  }

  isAlive(): boolean {
    return this.alive;
  }

  /** Asks the program to end, then kills what is left of its process group. */
  async stop(timeoutMs = 15_000): Promise<void> {
    const { pid } = this.child;
    if (pid === undefined) return;
    if (this.alive) signal(pid, true, 'SIGTERM');
    const late = setTimeout(() => signal(pid, true, 'SIGKILL'), timeoutMs);
    await this.exited;
    clearTimeout(late);
    signal(pid, true, 'SIGKILL');
    forget(pid);
  }
}

export function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
