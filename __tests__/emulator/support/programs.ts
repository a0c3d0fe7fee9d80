import { spawn } from 'node:child_process';
import { build } from 'esbuild';
import { inProject } from '#scripts/lib/paths';

/**
 * Bundles a program of this folder to run beside the test, like another instance. It must be in the
 * folder of the referee's packages.
 */
export async function program(name: string): Promise<string> {
  const outfile = inProject(`functions/node_modules/.cache/tests/${name}.cjs`);
  await build({
    entryPoints: [inProject(`__tests__/emulator/support/${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    logLevel: 'error',
  });
  return outfile;
}

/** Starts a bundled program on the same database. */
export function start(file: string, args: readonly string[]) {
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env } });
  let output = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
  });
  child.stderr.pipe(process.stderr);
  const ended = new Promise<string>((resolve) => child.once('close', () => resolve(output)));
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { stdout: child.stdout, ended, kill };
}
