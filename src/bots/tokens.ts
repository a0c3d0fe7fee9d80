import {
  type GameEvent,
  type GameView,
  imagine,
  type Player,
  type Seat,
  tokensMoved,
} from '#engine';
import { sum } from './evaluation/table';

/** CA-10: points that no token was left for are kept beside the tokens. */
type Tokens = Pick<Player, 'vp' | 'surplusVp'>;

/** What somebody who has counted along knows of everybody's tokens. */
interface Book {
  readonly players: readonly Tokens[];
  supply: number;
}

/**
 * The view of somebody who remembers what was told (I-5): tokens are taken before everybody's eyes, though
 * nobody shows how many he has. Where the story does not explain the table, the others are taken to have the
 * same number, so that a chance that a person is told does not jump with a guess.
 */
export function remembering(view: GameView, told: readonly GameEvent[]): GameView {
  // A guess deals out what is missing in the supply, so together they are all there is.
  const guess = imagine(view, 'tokens').players.map(({ vp }) => vp);
  const book: Book = {
    players: guess.map(() => ({ vp: 0, surplusVp: 0 })),
    supply: view.vp + sum(guess),
  };
  for (const event of told) enter(event, book);
  const known = explains(book, view) ? book.players : evenly(view, guess);
  const players = view.players.map((player, seat) =>
    player.vp === null ? { ...player, ...known[seat] } : player,
  );
  return { ...view, players };
}

function enter(event: GameEvent, book: Book): void {
  const moved = tokensMoved(event);
  if (moved === null) return;
  if (moved.points < 0) pay(book, moved.seat, -moved.points);
  else gain(book, moved.seat, moved.points);
}

function gain(book: Book, seat: Seat, points: number): void {
  const own = book.players[seat];
  if (own === undefined) return;
  const tokens = Math.min(points, book.supply);
  book.supply -= tokens;
  own.vp += tokens;
  own.surplusVp += points - tokens;
}

function pay(book: Book, seat: Seat, points: number): void {
  const own = book.players[seat];
  if (own === undefined) return;
  own.vp -= points;
  book.supply += points;
}

/** A story with a gap, or one that began in the middle, does not. */
const explains = ({ players, supply }: Book, view: GameView) =>
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
