import type { Seat } from './ids';
import { optionsOf } from './imagine';
import { fieldsOf } from './json';
import type { CoreState, Game, ScoreLine, ScoreSheet } from './module';
import { rulesFor } from './rules';
import type { CoreView } from './view';

/** A source of points whose number the viewer may not know. */
export type HiddenLine = Omit<ScoreLine, 'points'>;

/** What a viewer may know of a seat's score, as if the game ended now. */
export interface KnownScore {
  readonly lines: readonly ScoreLine[];
  readonly hidden: readonly HiddenLine[];
  /** The sum of the known lines. */
  readonly total: number;
}

/** Reads the view only, never a guess, and adds nothing up from the log (D-13). */
export function knownScore(view: CoreView, seat: Seat): KnownScore {
  const game = gameSeen(view);
  const lines: ScoreLine[] = [];
  const hidden: HiddenLine[] = [];
  const sheet: ScoreSheet = {
    add(module, line, points) {
      if (Number.isNaN(points)) hidden.push({ module, line });
      else lines.push({ module, line, points });
    },
  };
  for (const module of game.rules.modules) {
    if (module.scoreSeen) module.scoreSeen(game, seat, sheet);
    else module.score(game, seat, sheet);
  }
  return { lines, hidden, total: lines.reduce((points, line) => points + line.points, 0) };
}

/** A game whose hidden parts are null, as in the view. */
function gameSeen(view: CoreView): Game {
  const options = optionsOf(view);
  const { ply, over } = view;
  const state: CoreState = { ...fieldsOf(view), options, random: [], ply, over, frames: [] };
  return { state, rules: rulesFor(options), events: null };
}
