import { spawnSync } from 'node:child_process';

type Options = { cwd?: string; env?: Record<string, string> };

/** Runs one of the project's scripts from the command line and returns its output. */
export function command(args: readonly string[], { cwd = process.cwd(), env = {} }: Options = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: { ...process.env, CI: '', ...env },
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr, complaints: stderr.split('\n').filter(Boolean) };
}

export const script = (file: string, ...args: string[]) => ['scripts/run.mjs', file, ...args];
