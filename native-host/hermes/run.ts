import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { transformSync } from '@swc/core';
import { buildSync } from 'esbuild';
import type { Os } from '#native-host/host/device';
import { headlessBundle } from '#scripts/build/native/bundle';
import { keptOrMade } from '#scripts/build/web/export';
import { hermesProgram } from '#scripts/lib/hermes';
import { inCache, inProject, root } from '#scripts/lib/paths';
import { run } from '#scripts/lib/processes';

/** A line of the report: what was reached, and how long after the start. */
export interface Reached {
  readonly what: string;
  readonly ms: number;
  readonly errors?: readonly string[];
  readonly texts?: readonly string[];
  readonly taps?: number;
}

export interface HermesWish {
  readonly seed: number;
  /** To the score sheet, or only to the table. */
  readonly plays: boolean;
}

/** Starts the native bundle on the phone's engine and plays; null where there is none. */
export async function playOnHermes(os: Os, wish: HermesWish): Promise<Reached[] | null> {
  const play = await prepareHermes(os, wish);
  return play === null ? null : play();
}

/** As on a phone, the bytecode is made beforehand; every call of the answer is a fresh start. */
export async function prepareHermes(
  os: Os,
  wish: HermesWish,
): Promise<(() => Promise<Reached[]>) | null> {
  const program = hermesProgram();
  if (program === null) return null;
  const script = inCache('native', os, `hermes-${wish.plays ? 'game' : 'start'}.js`);
  const binary = script.replace(/\.js$/, '.hbc');
  writeFileSync(script, `${host(wish)}\nplayOnHermes(function () {\n${await oldBundle(os)}\n});\n`);
  const made = await run(program, ['-O', '-emit-binary', '-out', binary, script]);
  if (made.code !== 0) throw new Error(`Hermes refuses the bundle: ${made.output.slice(0, 800)}`);
  return async () => {
    const { code, output } = await run(program, [binary]);
    if (code !== 0) throw new Error(`Hermes failed: ${output.slice(0, 2000)}`);
    return output.split('\n').filter(Boolean).map(read);
  };
}

/** The app for this VM; rewriting it takes a while, so it is kept. */
async function oldBundle(os: Os): Promise<string> {
  const bundle = await headlessBundle(os);
  const old = inCache('native', os, 'old.js');
  await keptOrMade(old, [relative(root, bundle)], async (aside) =>
    writeFileSync(aside, lowered(readFileSync(bundle, 'utf8'))),
  );
  return readFileSync(old, 'utf8');
}

function read(line: string): Reached {
  try {
    return JSON.parse(line);
  } catch {
    return { what: line, ms: Number.NaN };
  }
}

/** Only what this VM lacks is rewritten: classes, block scope, async functions. */
function lowered(code: string): string {
  return transformSync(code, {
    jsc: { parser: { syntax: 'ecmascript' } },
    env: {
      targets: { chrome: '58' },
      include: ['transform-classes', 'transform-block-scoping', 'transform-async-to-generator'],
    },
    isModule: false,
  }).code;
}

function host({ seed, plays }: HermesWish): string {
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
  return lowered(outputFiles[0]?.text ?? '');
}
