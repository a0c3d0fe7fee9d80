import {
  type GameEvent,
  type GameView,
  imagine,
  type Player,
  type Seat,
  tokenChange,
} from '#engine';
import { sum } from './evaluation/queries';

/** CA-10: points without tokens are counted apart. */
type Tokens = Pick<Player, 'vp' | 'surplusVp'>;

/** Tokens of all players, counted from events. */
interface TokenCounts {
  readonly players: readonly Tokens[];
  supply: number;
}

/**
 * Fills in hidden tokens by counting the events (I-5). If the events do not match the view, hidden
 * tokens are shared evenly, so that shown chances do not jump with a random guess.
 */
export function withCountedTokens(view: GameView, told: readonly GameEvent[]): GameView {
  // An imagined state has all tokens of the game.
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

/** False if events are missing. */
const explains = ({ players, supply }: TokenCounts, view: GameView) =>
  supply === view.vp &&
  view.players.every(({ vp }, seat) => vp === null || vp === players[seat]?.vp);

function evenly(view: GameView, guess: readonly number[]): Tokens[] {
  const isHidden = (seat: number) => view.players[seat]?.vp === null;
  const hidden = guess.filter((_, seat) => isHidden(seat));
  let given = 0;
  return guess.map((own, seat) => {
    // The remainder goes to the later players.
    const vp = isHidden(seat) ? Math.floor((sum(hidden) + given++) / hidden.length) : own;
    return { vp, surplusVp: 0 };
  });
}
