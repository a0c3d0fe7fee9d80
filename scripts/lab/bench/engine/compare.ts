import type { Contestant } from './contestants';
import { HermesRunner } from './hermes';
import { type Comparison, pooled, type Rounds, takeTurns } from './rounds';
import { SHAPE_NAMES, SHAPES, type Shape, type ShapeName } from './shapes';
import { V8Runner } from './v8';

export interface Size {
  /** How often V8 is started anew. */
  readonly processes: number;
  readonly v8: Rounds;
  readonly hermes: Rounds;
}

export interface Result {
  readonly shape: ShapeName;
  readonly v8: Comparison;
  /** Null if Hermes is not installed. */
  readonly hermes: Comparison | null;
  /** Bytes of a stored game, in the order of the contestants. */
  readonly storedBytes: readonly number[];
}

export async function compareAll(
  contestants: readonly Contestant[],
  hermes: string | null,
  size: Size,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const name of SHAPE_NAMES) {
    const shape: Shape = SHAPES[name];
    const able = shape.isNew ? contestants.slice(0, 1) : contestants;
    results.push(await compare(able, hermes, size, name));
  }
  return results;
}

async function compare(
  contestants: readonly Contestant[],
  program: string | null,
  size: Size,
  shape: ShapeName,
): Promise<Result> {
  const onV8: Comparison[] = [];
  for (let pair = 0; pair < size.processes; pair++) {
    onV8.push(await withV8(contestants, shape, (runners) => takeTurns(runners, size.v8)));
  }
  return withV8(contestants, shape, async (v8) => {
    const storedBytes = await Promise.all(v8.map((runner) => runner.storedBytes()));
    const hermes = program === null ? null : await onHermes(program, contestants, shape, v8, size);
    return { shape, v8: pooled(onV8), hermes, storedBytes };
  });
}

/** Runs in new processes, because V8 optimises the same code differently in each. */
async function withV8<Value>(
  contestants: readonly Contestant[],
  shape: ShapeName,
  work: (runners: readonly V8Runner[]) => Promise<Value>,
): Promise<Value> {
  const runners = contestants.map((contestant) => new V8Runner(contestant, shape));
  try {
    return await work(runners);
  } finally {
    for (const runner of runners) runner.close();
  }
}

async function onHermes(
  program: string,
  contestants: readonly Contestant[],
  shape: ShapeName,
  v8: readonly V8Runner[],
  size: Size,
): Promise<Comparison> {
  const runners = contestants.map((contestant) => new HermesRunner(program, contestant, shape));
  for (const [index, runner] of runners.entries()) await mustAgree(shape, runner, v8[index]);
  return takeTurns(runners, size.hermes);
}

/** The code was rewritten for the old VM. This checks that it still plays the same games. */
async function mustAgree(shape: string, hermes: HermesRunner, v8: V8Runner | undefined) {
  const [one, other] = [await hermes.run(), await v8?.run(hermes.games)];
  if (one.sum !== other?.sum || one.decisions !== other.decisions) {
    throw new Error(`${shape}: Hermes and V8 do not play the same games`);
  }
}
