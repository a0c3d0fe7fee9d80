import { botFor } from '#bots/levels';
import {
  applyInPlace,
  createGame,
  type GameState,
  isRefusal,
  type Seat,
  seatsToAct,
  seedRandom,
  viewFor,
} from '#engine';
import { nextDecision } from '#session/local/nextDecision';
import type { Sharing } from '#session/local/sharing';
import type { SeatSetup } from '#session/seats';

/** How often one shared device changes hands in a game. */
export type HandOvers = Readonly<Record<'everyTurn' | 'pass' | 'open', number>>;

const PEOPLE: readonly SeatSetup[] = ['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => ({
  name,
  kind: 'person',
  color: 'indigo',
  level: 'medium',
}));

/** Plays one game with hidden scores, with medium bots in place of people. */
export function countHandOvers(seed: string): HandOvers {
  const state = createGame({ seats: PEOPLE.map(({ name, kind }) => ({ name, kind })), seed });
  if (isRefusal(state)) throw new Error(state.code);
  const everyTurn = new EveryTurn();
  const pass = new Shared('pass');
  const open = new Shared('open');
  while (!state.over) {
    const seat = everyTurn.next(state);
    pass.next(state);
    open.next(state);
    decide(state, seat);
    open.acted(seat);
  }
  return { everyTurn: everyTurn.count, pass: pass.count, open: open.count };
}

function decide(state: GameState, seat: Seat): void {
  const search = botFor('medium').begin(viewFor(state, seat), seedRandom(`${state.ply}`));
  if (isRefusal(search)) throw new Error(search.code);
  while (!search.step(100));
  applyInPlace(state, seat, search.best());
}

/** The former way: pass the device to the next to act, and keep it if the holder may act. */
class EveryTurn {
  count = 0;
  private holder: Seat | null = null;

  next(state: GameState): Seat {
    const acting = seatsToAct(state);
    const seat = acting.find((one) => one === this.holder) ?? acting[0] ?? 0;
    if (seat !== this.holder) this.count++;
    this.holder = seat;
    return seat;
  }
}

class Shared {
  count = 0;
  private holder: Seat | null = null;
  private alone: Seat | null = null;

  constructor(private readonly sharing: Sharing) {}

  next(state: GameState): void {
    const { holder, alone, sharing } = this;
    const { handOverTo } = nextDecision(state, PEOPLE, { holder, alone, sharing });
    if (handOverTo === null) return;
    this.count++;
    this.holder = handOverTo;
    this.alone = handOverTo;
  }

  acted(seat: Seat): void {
    this.holder = seat;
    this.alone = null;
  }
}
