import type { Seat } from './ids';
import type { CoreState, Game, ScoreLine, ScoreSheet } from './module';
import { rootModule } from './registry';
import { quietGame } from './rules';

export interface SeatScore {
  readonly seat: Seat;
  /** The source of the points. */
  readonly lines: readonly ScoreLine[];
  readonly total: number;
  readonly tieBreak: number;
  /** 1 for the winner; equal ranks share the place. */
  readonly rank: number;
}

/** Scores in seat order. */
export function score(state: CoreState): SeatScore[] {
  const game = quietGame(state);
  const scores = game.rules.seats.map((seat) => scoreSeat(game, seat));
  return scores.map((own) => {
    const { seat, lines, total, tieBreak } = own;
    return { seat, lines, total, tieBreak, rank: 1 + countBetter(scores, own) };
  });
}

type Unranked = Omit<SeatScore, 'rank'>;

const countBetter = (scores: readonly Unranked[], own: Unranked) =>
  scores.filter((other) => beats(other, own)).length;

const beats = (a: Unranked, b: Unranked) =>
  a.total > b.total || (a.total === b.total && a.tieBreak > b.tieBreak);

function scoreSeat(game: Game, seat: Seat): Unranked {
  const lines: ScoreLine[] = [];
  const sheet: ScoreSheet = { add: (module, line, points) => lines.push({ module, line, points }) };
  for (const module of game.rules.modules) module.score(game, seat, sheet);
  const total = lines.reduce((points, line) => points + line.points, 0);
  return { seat, lines, total, tieBreak: rootModule().tieBreak(game, seat) };
}

class Sum implements ScoreSheet {
  points = 0;
  add(_module: string, _line: string, points: number): void {
    this.points += points;
  }
}

/** The total without the lines. Bots call this often, so it makes no lists. */
export function totalScore(state: CoreState, seat: Seat): number {
  const game = quietGame(state);
  const sum = new Sum();
  const { modules } = game.rules;
  for (let i = 0; i < modules.length; i++) modules[i]?.score(game, seat, sum);
  return sum.points;
}
