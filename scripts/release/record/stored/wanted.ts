import type { Engine, Frame, Request } from '#scripts/release/release1';

/** A save or a match record that is kept, and what it is an example of. */
export interface Fixture {
  readonly entry: Entry;
  /** Texts of a save by key, or documents of a match by path. */
  readonly content: object;
}

export interface Entry {
  readonly file: string;
  /** The kinds of the frames under way, the one that asks last. */
  readonly frames: readonly string[];
  readonly seats: number;
  readonly edition: Request['edition'];
  readonly expansions: readonly string[];
  readonly ply: number;
  readonly status: string;
}

export interface Standing {
  readonly options: Pick<Request, 'edition' | 'expansions'> & { readonly seats: readonly object[] };
  readonly frames: readonly Frame[];
  readonly ply: number;
  readonly over: boolean;
}

const EACH = 2;
/** One moment in so many of those wanted is taken, so that not all are early ones. */
const PATIENCE = 2;

/** Finds examples of every stack of frames that a game of the first release can rest on. */
export class Wanted {
  readonly fixtures: Fixture[] = [];
  /** By stack and expansions: the numbers of seats there are examples of. */
  private readonly seats = new Map<string, number[]>();
  private readonly random: number[];

  constructor(
    private readonly engine: Engine,
    private readonly folder: string,
  ) {
    this.random = engine.seedRandom(`${folder} wanted`);
  }

  /** Keeps the moment if there are too few like it yet. */
  offer(standing: Standing, content: () => object): void {
    const { options, frames, over } = standing;
    const name = over ? 'over' : (frames.at(-1)?.kind ?? '');
    const stack = over ? [name] : frames.map(({ kind }) => kind);
    const key = [...stack, 'with', ...options.expansions].join(' ');
    const seats = this.seats.get(key) ?? [];
    if (seats.length === EACH || seats.includes(options.seats.length)) return;
    if (!over && this.engine.nextInt(this.random, PATIENCE) > 0) return;
    this.seats.set(key, [...seats, options.seats.length]);
    this.keep(name, standing, content());
  }

  keep(name: string, standing: Standing, content: object, status?: string): void {
    const { options, frames, ply, over } = standing;
    const number = 1 + this.fixtures.filter(({ entry }) => entry.file.includes(`/${name}-`)).length;
    const entry = {
      file: `${this.folder}/${name}-${number}.json.gz`,
      frames: frames.map(({ kind }) => kind),
      seats: options.seats.length,
      edition: options.edition,
      expansions: options.expansions,
      ply,
      status: status ?? (over ? 'over' : 'running'),
    };
    this.fixtures.push({ entry, content });
  }
}
