import {
  createGame,
  type GameState,
  isRefusal,
  legalActions,
  migrate,
  SEATS,
  type Seat,
  score,
  seatsToAct,
  viewFor,
} from '../../engine';
import type { LocalGame } from '../local/localGame';
import { BOT_LEVELS, SEAT_COLORS, type SeatSetup } from '../seats';
import { isRecord, numberOr, oneOf, textOr } from './reading';

/** The number of the format of a save around the state, which has its own. */
export const SAVE_FORMAT = 1;

/** Why a save could not be opened. */
export type SaveFault = 'unreadable' | 'newer';

interface StoredGame extends Omit<LocalGame, 'start'> {
  readonly format: number;
  /** Null where the options alone say how the game began. */
  readonly start: GameState | null;
}

export function writeSave(game: LocalGame): string {
  const stored: StoredGame = {
    ...game,
    format: SAVE_FORMAT,
    start: game.start.ply === 0 ? null : game.start,
  };
  return JSON.stringify(stored);
}

/** A stored game, whoever wrote it, or what is wrong with it. Never throws. */
export function readSave(text: string): LocalGame | SaveFault {
  try {
    const json: unknown = JSON.parse(text);
    if (!isRecord(json)) return 'unreadable';
    if (numberOr(json.format, 0) > SAVE_FORMAT || isNewer(json.state)) return 'newer';
    return readGame(json) ?? 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** A state with a higher schema than ours comes from a newer app, not from a fault. */
function isNewer(state: unknown): boolean {
  const refused = migrate(state);
  return isRefusal(refused) && refused.field === 'schema' && schemaOf(state) > 0;
}

const schemaOf = (state: unknown) => (isRecord(state) ? numberOr(state.schema, 0) : 0);

function readGame(json: Record<string, unknown>): LocalGame | null {
  const state = readState(json.state);
  if (state === null || typeof json.id !== 'string') return null;
  const start = json.start === null ? createGame(state.options) : readState(json.start);
  if (start === null || isRefusal(start)) return null;
  const actions = Array.isArray(json.actions) ? json.actions.filter(isText) : [];
  const seats = readSeats(json.seats, state);
  return {
    id: json.id,
    name: textOr(json.name, ''),
    createdAt: numberOr(json.createdAt, 0),
    updatedAt: numberOr(json.updatedAt, 0),
    seats,
    start,
    actions,
    state,
    undoFloor: numberOr(json.undoFloor, actions.length),
    holder: readSeat(json.holder, seats.length),
    seen: seats.map((_, seat) => (Array.isArray(json.seen) ? numberOr(json.seen[seat], 0) : 0)),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function readSeat(value: unknown, count: number): Seat | null {
  return SEATS.slice(0, count).find((seat) => seat === value) ?? null;
}

/** Names and kinds are the game's own; colours and levels are this device's. */
function readSeats(json: unknown, state: GameState): SeatSetup[] {
  const looks = Array.isArray(json) ? json : [];
  return state.options.seats.map(({ name, kind }, seat) => {
    const look = isRecord(looks[seat]) ? looks[seat] : {};
    return {
      name,
      kind,
      color: oneOf(SEAT_COLORS, look.color, SEAT_COLORS[seat] ?? 'indigo'),
      level: oneOf(BOT_LEVELS, look.level, 'medium'),
    };
  });
}

/** `migrate` checks the outline; asking the state the usual questions finds deeper damage. */
function readState(json: unknown): GameState | null {
  const state = migrate(json);
  if (isRefusal(state)) return null;
  viewFor(state, 0);
  score(state);
  for (const seat of seatsToAct(state)) legalActions(state, seat);
  return state.players.length === state.options.seats.length ? state : null;
}
