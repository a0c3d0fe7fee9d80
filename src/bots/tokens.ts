import {
  type GameEvent,
  type GameView,
  imagine,
  type Player,
  type Seat,
  tokenChange,
} from '#engine';
import { sum } from './evaluation/queries';

/** CA-10: points that no token was left for are kept beside the tokens. */
type Tokens = Pick<Player, 'vp' | 'surplusVp'>;

/** What somebody who has counted along knows of everybody's tokens. */
interface TokenCounts {
  readonly players: readonly Tokens[];
  supply: number;
}

/**
 * The view of somebody who remembers what was told (I-5): tokens are taken before everybody's eyes, though
 * nobody shows how many he has. Where the story does not explain the table, the others are taken to have the
 * same number, so that a chance that a person is told does not jump with a guess.
 */
export function withCountedTokens(view: GameView, told: readonly GameEvent[]): GameView {
  // A guess deals out what is missing in the supply, so together they are all there is.
  const guess = imagine(view, 'tokens').players.map(({ vp }) => vp);
  const counts: TokenCounts = {
    players: guess.map(() => ({ vp: 0, surplusVp: 0 })),
    supply: view.vp + sum(guess),
  };
  for (const event of told) count(event, counts);
  const known = explains(counts, view) ? counts.players : evenly(view, guess);
  const players = view.players.map((player, seat) =>
    player.vp === null ? { ...player, ...known[seat] } : player,
  );
  return { ...view, players };
}

function count(event: GameEvent, counts: TokenCounts): void {
  const moved = tokenChange(event);
  if (moved === null) return;
  if (moved.points < 0) pay(counts, moved.seat, -moved.points);
  else gain(counts, moved.seat, moved.points);
}

function gain(counts: TokenCounts, seat: Seat, points: number): void {
  const own = counts.players[seat];
  if (own === undefined) return;
  const tokens = Math.min(points, counts.supply);
  counts.supply -= tokens;
  own.vp += tokens;
  own.surplusVp += points - tokens;
}

function pay(counts: TokenCounts, seat: Seat, points: number): void {
  const own = counts.players[seat];
  if (own === undefined) return;
  own.vp -= points;
  counts.supply += points;
}

/** A story with a gap, or one that began in the middle, does not. */
const explains = ({ players, supply }: TokenCounts, view: GameView) =>
  supply === view.vp &&
  view.players.every(({ vp }, seat) => vp === null || vp === players[seat]?.vp);

function evenly(view: GameView, guess: readonly number[]): Tokens[] {
  const isHidden = (seat: number) => view.players[seat]?.vp === null;
  const hidden = guess.filter((_, seat) => isHidden(seat));
  let given = 0;
  return guess.map((own, seat) => {
    // One after the other gets what is left over.
    const vp = isHidden(seat) ? Math.floor((sum(hidden) + given++) / hidden.length) : own;
    return { vp, surplusVp: 0 };
  });
}
