import { botFor } from '#bots/levels';
import {
  type Action,
  type ActionType,
  formatLine,
  isRefusal,
  legalActions,
  play,
  type Seat,
  seatsToAct,
  seedRandom,
  viewFor,
} from '#engine';
import { BOT_LEVELS } from '#protocol/limits';
import { withLine } from '#session/local/chapters';
import { type LocalGame, newLocalGame } from '#session/local/localGame';
import { SEAT_COLORS, type SeatSetup } from '#session/seats';

/** The seat that holds the phone in every picture. */
const OWN: Seat = 0;
const [OTHERS_LEVEL, OWN_LEVEL] = BOT_LEVELS;
const OTHERS = ['Marisol', 'Rafael', 'Inés'] as const;
/** A close game that the own seat wins, with something to choose from in every phase. */
const SEED = 'evening 7';
/** So much to choose from makes a picture. */
const ENOUGH = 4;
/** More than any game tells: everything was seen. */
const ALL = Number.MAX_SAFE_INTEGER;

/** What the pictures show of one game, by the name of the picture. */
export interface SampleGame {
  readonly table: LocalGame;
  readonly buildings: LocalGame;
  readonly ships: LocalGame;
  readonly score: LocalGame;
}

/** A whole game as a person might have played it, for the pictures: nothing in it is left to chance. */
export function playSampleGame(you: string): SampleGame {
  const moments = [...momentsOf(begun(you))];
  // Late, because the boards are full by then.
  const last = (type: ActionType) => moments.findLast((game) => choices(game, type) >= ENOUGH);
  return {
    table: named('table', last('chooseRole')),
    buildings: named('buildings', last('build')),
    ships: named('ships', last('load')),
    score: named('score', moments.at(-1)),
  };
}

function named(id: string, game: LocalGame | undefined): LocalGame {
  if (game === undefined) throw new Error(`there is nothing to show for ${id}`);
  return { ...game, id };
}

/** Between how many things of a kind the own seat chooses; none while another one acts. */
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
  level: seat === OWN ? OWN_LEVEL : OTHERS_LEVEL,
});

function* momentsOf(start: LocalGame): Generator<LocalGame> {
  // By seat, not by name: the game is the same in every language.
  const random = start.seats.map((_, seat) => seedRandom(`${SEED}, seat ${seat}`));
  for (let game = start; ; ) {
    yield game;
    const [seat] = seatsToAct(game.state);
    if (seat === undefined) return;
    game = after(game, seat, chosen(game, seat, random[seat] ?? []));
  }
}

function chosen({ state, seats }: LocalGame, seat: Seat, random: number[]): Action {
  const search = botFor(seats[seat]?.level ?? OTHERS_LEVEL).begin(viewFor(state, seat), random);
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
