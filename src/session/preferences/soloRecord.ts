import * as v from 'valibot';
import { DIFFICULTIES, type Difficulty, EXPANSIONS, type Expansion, score } from '#engine';
import type { LocalGame } from '#session/local/localGame';
import { personSeats } from '#session/local/nextDecision';
import { numberOr } from '#session/saves/reading';

/** Results of solo games against Puertomas with one difficulty and set of expansions. */
export interface SoloLine {
  readonly difficulty: Difficulty;
  readonly expansions: readonly Expansion[];
  readonly played: number;
  readonly won: number;
  readonly best: number;
}

export interface SoloRecord {
  readonly lines: readonly SoloLine[];
  /** Ids of counted games, so that opening a score sheet again does not count twice. */
  readonly counted: readonly string[];
}

export const NO_RECORD: SoloRecord = { lines: [], counted: [] };

const MOST_COUNTED = 200;

const line = v.object({
  difficulty: v.picklist(DIFFICULTIES),
  expansions: v.array(v.picklist(EXPANSIONS)),
  played: numberOr(0),
  won: numberOr(0),
  best: numberOr(0),
});
export const soloRecord = v.fallback(
  v.object({ lines: v.array(line), counted: v.array(v.string()) }),
  { lines: [], counted: [] },
);

const isOf =
  (difficulty: Difficulty, expansions: readonly Expansion[]) =>
  (found: SoloLine): boolean =>
    found.difficulty === difficulty && found.expansions.join() === expansions.join();

export function lineFor(
  { lines }: SoloRecord,
  difficulty: Difficulty,
  expansions: readonly Expansion[],
): SoloLine | undefined {
  return lines.find(isOf(difficulty, expansions));
}

/** Adds a finished game; returns the same record if the game does not count. */
export function withGame(record: SoloRecord, { id, seats, state }: LocalGame): SoloRecord {
  const [person, ...others] = personSeats(seats);
  const isSolo = others.length === 0 && seats.every(({ kind }) => kind !== 'bot');
  if (!state.over || state.puertoma === null || person === undefined || !isSolo) return record;
  if (record.counted.includes(id)) return record;
  const { puertomas: difficulty, expansions } = state.options;
  const own = score(state).find(({ seat }) => seat === person);
  const before = lineFor(record, difficulty, expansions) ?? { played: 0, won: 0, best: 0 };
  const now: SoloLine = {
    difficulty,
    expansions,
    played: before.played + 1,
    won: before.won + (own?.rank === 1 ? 1 : 0),
    best: Math.max(before.best, own?.total ?? 0),
  };
  const isSame = isOf(difficulty, expansions);
  return {
    lines: [...record.lines.filter((it) => !isSame(it)), now],
    counted: [...record.counted, id].slice(-MOST_COUNTED),
  };
}
