import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { transformSync } from '@swc/core';
import { buildSync } from 'esbuild';
import type { Os } from '#native-host/host/device';
import { headlessBundle } from '#scripts/build/native/bundle';
import { buildIfChanged } from '#scripts/build/web/export';
import { hermesProgram } from '#scripts/lib/hermes';
import { inCache, inProject, root } from '#scripts/lib/paths';
import { run } from '#scripts/lib/processes';

/** A line of the report: a step of the walkthrough, and the time since the start. */
export interface Milestone {
  readonly what: string;
  readonly ms: number;
  readonly errors?: readonly string[];
  readonly texts?: readonly string[];
  readonly taps?: number;
}

export interface HermesRun {
  readonly seed: number;
  /** Plays to the score sheet if true, otherwise only to the table. */
  readonly plays: boolean;
}

/** Starts the native bundle on Hermes and plays. Null if Hermes is not installed. */
export async function playOnHermes(os: Os, wish: HermesRun): Promise<Milestone[] | null> {
  const play = await prepareHermes(os, wish);
  return play === null ? null : play();
}

/** Compiles the bytecode once. Each call of the returned function starts the app anew. */
export async function prepareHermes(
  os: Os,
  wish: HermesRun,
): Promise<(() => Promise<Milestone[]>) | null> {
  const program = hermesProgram();
  if (program === null) return null;
  const script = inCache('native', os, `hermes-${wish.plays ? 'game' : 'start'}.js`);
  const binary = script.replace(/\.js$/, '.hbc');
  writeFileSync(
    script,
    `${hostScript(wish)}\nplayOnHermes(function () {\n${await downleveledBundle(os)}\n});\n`,
  );
  const made = await run(program, ['-O', '-emit-binary', '-out', binary, script]);
  if (made.code !== 0) throw new Error(`Hermes refuses the bundle: ${made.output.slice(0, 800)}`);
  return async () => {
    const { code, output } = await run(program, [binary]);
    if (code !== 0) throw new Error(`Hermes failed: ${output.slice(0, 2000)}`);
    return output.split('\n').filter(Boolean).map(read);
  };
}

/** The bundle in this VM's syntax, cached because rewriting takes a while. */
async function downleveledBundle(os: Os): Promise<string> {
  const bundle = await headlessBundle(os);
  const old = inCache('native', os, 'old.js');
  await buildIfChanged(old, [relative(root, bundle)], async (aside) =>
    writeFileSync(aside, downlevel(readFileSync(bundle, 'utf8'))),
  );
  return readFileSync(old, 'utf8');
}

function read(line: string): Milestone {
  try {
    return JSON.parse(line);
  } catch {
    return { what: line, ms: Number.NaN };
  }
}

/** Rewrites only the syntax that this VM lacks: classes, block scope, async functions. */
function downlevel(code: string): string {
  return transformSync(code, {
    jsc: { parser: { syntax: 'ecmascript' } },
    env: {
      targets: { chrome: '58' },
      include: ['transform-classes', 'transform-block-scoping', 'transform-async-to-generator'],
    },
    isModule: false,
  }).code;
}

function hostScript({ seed, plays }: HermesRun): string {
  const { expo } = JSON.parse(readFileSync(inProject('app.json'), 'utf8'));
  const { outputFiles } = buildSync({
    absWorkingDir: inProject(),
    entryPoints: ['native-host/hermes/entry.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2016',
    define: { MANIFEST: JSON.stringify(expo), SEED: String(seed), PLAYS: String(plays) },
    logLevel: 'error',
  });
  return downlevel(outputFiles[0]?.text ?? '');
}
