import { mkdirSync, writeFileSync } from 'node:fs';
import { type BuildOptions, build } from 'esbuild';
import { forHermes } from '#scripts/lib/hermes';
import { inCache, inProject } from '#scripts/lib/paths';
import { withCodeOf } from '#scripts/lib/redirect';

/** An engine to measure: the present one, or that of a commit. */
export interface Contestant {
  readonly name: string;
  /** A program for Node. */
  readonly v8: string;
  /** The code for Hermes. */
  readonly hermes: string;
}

export async function contestant(commit: string | null): Promise<Contestant> {
  const name = commit ?? 'present';
  const v8 = inCache('bench', `v8-${name}.cjs`);
  mkdirSync(inCache('bench'), { recursive: true });
  const program = { platform: 'node', format: 'cjs', target: 'node20' } as const;
  writeFileSync(v8, await bundle('v8-entry.ts', commit, program));
  const script = { platform: 'neutral', format: 'iife', target: 'es2016' } as const;
  const hermes = forHermes(await bundle('hermes-entry.ts', commit, script));
  return { name, v8, hermes };
}

async function bundle(entry: string, commit: string | null, options: BuildOptions) {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [inProject('scripts/lab/bench/engine', entry)],
    bundle: true,
    write: false,
    logLevel: 'error',
    plugins: commit === null ? [] : [withCodeOf(commit)],
  });
  return outputFiles?.[0]?.text ?? '';
}
