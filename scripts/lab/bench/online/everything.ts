import { type GameEvent, Role, type Seat } from '#engine';

const PLAYERS = 4;
const ENDS_LOADING: ReadonlySet<GameEvent['type']> = new Set([
  'stored',
  'shipSailed',
  'roleCoinAdded',
  'roundStarted',
  'roleChosen',
]);

// Below PLAYERS, so it is a seat.
const after = (seat: Seat, turns = 1) => ((seat + turns) % PLAYERS) as Seat;

/**
 * Counts the hand-overs of a match in which everybody is asked at each of their turns: also with
 * nothing to sell or to load (TR-1, CA-1, CA-9), with a single choice, and what to keep (CA-12,
 * where less than all is allowed).
 */
export class Everything {
  handOvers = 0;
  /** The seat that loaded last. Null outside the captain phase. */
  private loader: Seat | null = null;

  constructor(private last: Seat) {}

  /** Counts an action and the events that followed. */
  follow(seat: Seat, events: readonly GameEvent[]): void {
    if (this.loader === null) this.ask(seat);
    for (const event of events) {
      if (this.loader === null) this.heed(event);
      else this.heedLoading(event);
    }
  }

  private heed(event: GameEvent): void {
    if (event.type === 'stored' || event.type === 'forced' || event.type === 'skipped') {
      this.ask(event.seat);
    } else if (event.type === 'roleChosen') {
      this.ask(event.seat);
      if (event.role === Role.captain) this.loader = after(event.seat, PLAYERS - 1);
    }
  }

  private heedLoading(event: GameEvent): void {
    if (event.type === 'shipped' || event.type === 'passed') this.loadBy(event.seat);
    if (!ENDS_LOADING.has(event.type)) return;
    this.endLoading();
    this.heed(event);
  }

  private ask(seat: Seat): void {
    if (seat !== this.last) this.handOvers++;
    this.last = seat;
  }

  /** The seats between the last turn and this one had nothing to load. */
  private loadBy(seat: Seat): void {
    if (this.loader === null) return;
    do {
      this.loader = after(this.loader);
      this.ask(this.loader);
    } while (this.loader !== seat);
  }

  /** CA-9: the last circle, in which nobody loads. */
  private endLoading(): void {
    if (this.loader === null) return;
    for (let turn = 1; turn <= PLAYERS; turn++) this.ask(after(this.loader, turn));
    this.loader = null;
  }
}
