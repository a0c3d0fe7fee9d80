import * as v from 'valibot';
import {
  type GameState,
  isRefusal,
  legalActions,
  restore,
  SEATS,
  score,
  seatsToAct,
  store,
  versionRefusal,
  viewFor,
} from '#engine';
import { BOT_LEVELS } from '#protocol/limits';
import { err, ok, type Result } from '#protocol/result';
import { lineCount } from '#session/local/chapters';
import type { LocalGame } from '#session/local/localGame';
import { SHARINGS } from '#session/local/sharing';
import { SEAT_COLORS } from '#session/seats';
import { isGameId } from './ids';
import { numberOr, oneOf, parseJson, textOr } from './reading';

/** Version of the save format. The game state inside has its own module versions. */
export const SAVE_FORMAT = 1;

/** Reason why a save could not be opened. */
export type SaveError = 'unreadable' | 'newer';

export function writeSave(game: LocalGame): string {
  return JSON.stringify({ ...game, format: SAVE_FORMAT, state: store(game.state) });
}

const stored = v.record(v.string(), v.any());
const chapter = v.object({
  by: v.record(v.string(), v.number()),
  start: v.nullable(stored),
  lines: v.array(v.string()),
});

/** Default settings of a seat. Names and kinds are stored in the game state instead. */
const PLAIN_LOOK = { color: null, level: 'medium' } as const;
const look = v.fallback(
  v.object({
    color: v.fallback(v.nullable(v.picklist(SEAT_COLORS)), PLAIN_LOOK.color),
    level: oneOf(BOT_LEVELS, PLAIN_LOOK.level),
  }),
  PLAIN_LOOK,
);

const save = v.object({
  format: v.literal(SAVE_FORMAT),
  id: v.pipe(v.string(), v.check(isGameId)),
  state: stored,
  name: textOr(''),
  createdAt: numberOr(0),
  updatedAt: numberOr(0),
  seats: v.fallback(v.array(look), []),
  undoFloor: v.fallback(v.nullable(v.number()), null),
  holder: v.fallback(v.nullable(v.picklist(SEATS)), null),
  seen: v.fallback(v.array(numberOr(0)), []),
  sharing: oneOf(SHARINGS, 'pass'),
  chapters: v.array(chapter),
});

/** Reads a stored game, or returns the reason why that is impossible. Never throws. */
export function readSave(text: string): Result<LocalGame, SaveError> {
  try {
    const json = parseJson(text);
    const { format, state } = v.parse(
      v.object({ format: v.number(), state: v.optional(v.unknown()) }),
      json,
    );
    if (format > SAVE_FORMAT || isNewer(state)) return err('newer');
    const game = readGame(v.parse(save, json));
    return game === null ? err('unreadable') : ok(game);
  } catch {
    return err('unreadable');
  }
}

/** Whether the state needs a module or a module version that this app lacks. */
const isNewer = (state: unknown) => versionRefusal(state)?.code === 'fromTheFuture';

function readGame({ format: _format, ...read }: v.InferOutput<typeof save>): LocalGame | null {
  const state = readState(read.state);
  if (state === null) return null;
  const { seats } = state.options;
  return {
    ...read,
    state,
    seats: seats.map((seat, at) => ({ ...seat, ...lookOf(read.seats[at], at) })),
    undoFloor: read.undoFloor ?? lineCount(read.chapters),
    holder: read.holder !== null && read.holder < seats.length ? read.holder : null,
    seen: seats.map((_, at) => read.seen[at] ?? 0),
  };
}

function lookOf({ color, level }: v.InferOutput<typeof look> = PLAIN_LOOK, at: number) {
  return { color: color ?? SEAT_COLORS[at] ?? 'indigo', level };
}

/** `restore` checks every field. Computing views, scores and actions finds deeper damage. */
function readState(json: unknown): GameState | null {
  const state = restore(json);
  if (isRefusal(state)) return null;
  viewFor(state, 0);
  score(state);
  for (const seat of seatsToAct(state)) legalActions(state, seat);
  return state;
}
