import { botFor } from '#bots/levels';
import {
  type Action,
  type ActionType,
  formatLine,
  isRefusal,
  legalActions,
  play,
  type Seat,
  score,
  seatsToAct,
  seedRandom,
  viewFor,
} from '#engine';
import type { BotLevel } from '#protocol/limits';
import { withLine } from '#session/local/chapters';
import { type LocalGame, newLocalGame } from '#session/local/localGame';
import { SEAT_COLORS, type SeatSetup } from '#session/seats';

/** The seat whose screen every picture shows. */
const OWN: Seat = 0;
const LEVEL: BotLevel = 'medium';
const OTHERS = ['Marisol', 'Rafael', 'Inés'] as const;
/** A close game that the own seat wins, with several choices in every phase shown. */
const SEED = 'evening 84';
/** The least number of choices that makes a good picture. */
const ENOUGH = 4;
/** Marks every event as seen, so that no picture shows news. */
const ALL = Number.MAX_SAFE_INTEGER;

/** Positions of one game, named after the pictures that show them. */
export interface SampleGame {
  readonly table: LocalGame;
  readonly buildings: LocalGame;
  readonly ships: LocalGame;
  readonly score: LocalGame;
}

/** A whole game played by bots, the same one in every run. */
export function playSampleGame(you: string): SampleGame {
  const moments = [...momentsOf(begun(you))];
  // The last such position has full boards; an end trigger would add a notice.
  const last = (type: ActionType) =>
    moments.findLast(
      (game) => game.state.endTriggers.length === 0 && choices(game, type) >= ENOUGH,
    );
  const final = moments.at(-1);
  if (final === undefined || score(final.state)[OWN]?.rank !== 1) {
    throw new Error(`the own seat does not win the game of seed "${SEED}": choose another`);
  }
  return {
    table: named('table', last('chooseRole')),
    buildings: named('buildings', last('build')),
    ships: named('ships', last('load')),
    score: named('score', final),
  };
}

function named(id: string, game: LocalGame | undefined): LocalGame {
  if (game === undefined) throw new Error(`there is nothing to show for ${id}`);
  return { ...game, id };
}

/** The number of actions of a type that the own seat may choose from; 0 if it is not its turn. */
function choices({ state }: LocalGame, type: ActionType): number {
  if (!seatsToAct(state).includes(OWN)) return 0;
  return legalActions(state, OWN).filter((action) => action.type === type).length;
}

function begun(you: string): LocalGame {
  const seats = [you, ...OTHERS].map(sitting);
  const game = newLocalGame({ id: 'evening', seed: SEED, now: Date.now(), seats });
  if (isRefusal(game)) throw new Error(`no such game: ${game.code}`);
  return { ...game, seen: seats.map(() => ALL) };
}

const sitting = (name: string, seat: number): SeatSetup => ({
  name,
  kind: seat === OWN ? 'person' : 'bot',
  color: SEAT_COLORS[seat] ?? SEAT_COLORS[OWN],
  level: LEVEL,
});

function* momentsOf(start: LocalGame): Generator<LocalGame> {
  // Seeds depend on the seat, not the name, so the game is the same in every language.
  const random = start.seats.map((_, seat) => seedRandom(`${SEED}, seat ${seat}`));
  for (let game = start; ; ) {
    yield game;
    const [seat] = seatsToAct(game.state);
    if (seat === undefined) return;
    game = after(game, seat, chosen(game, seat, random[seat] ?? []));
  }
}

function chosen({ state, seats }: LocalGame, seat: Seat, random: number[]): Action {
  const search = botFor(seats[seat]?.level ?? LEVEL).begin(viewFor(state, seat), random);
  if (isRefusal(search)) throw new Error(`the bot refuses its turn: ${search.code}`);
  search.step(search.budget);
  return search.best();
}

function after(game: LocalGame, seat: Seat, action: Action): LocalGame {
  const played = play(game.state, seat, action);
  if (isRefusal(played)) throw new Error(`the bot plays against the rules: ${played.code}`);
  const chapters = withLine(game.chapters, game.state, formatLine(seat, action));
  return { ...game, state: played.state, chapters };
}
