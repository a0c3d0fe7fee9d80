import {
  type Action,
  BUILDING_NAMES,
  type Building,
  decisionOf,
  formatLine,
  type GameEvent,
  type GameEventType,
  type GameState,
  GOOD_NAMES,
  Good,
  type GoodName,
  isRefusal,
  legalActions,
  type Player,
  parseLine,
  play,
  type Refusal,
  type Seat,
  seatsToAct,
} from '#engine';
import { type Players, testGame } from './game';
import { give, type Holdings } from './give';

type EventOf<Type extends GameEventType> = Extract<GameEvent, { type: Type }>;

/** A game for tests: actions are played in notation, and the result is checked afterwards. */
export class Table {
  readonly events: GameEvent[] = [];

  constructor(public state: GameState) {}

  /** Sets a scene for a seat before play begins (see `give`). */
  give(seat: Seat, holdings: Holdings): this {
    give(this.state, seat, holdings);
    return this;
  }

  /** Makes a seat governor, so that it is the first to choose. */
  governor(seat: Seat): this {
    this.state.governor = seat;
    for (const frame of this.state.frames) frame.seat = seat;
    return this;
  }

  /** Plays lines of notation, every one of which must be legal. */
  play(...lines: string[]): this {
    for (const line of lines) {
      const played = this.attempt(line);
      if (isRefusal(played)) throw new Error(`'${line}' was refused: ${played.code}`);
      this.state = played.state;
      this.events.push(...played.events);
    }
    return this;
  }

  /** Why a line is illegal now; null if it is legal. */
  refusal(line: string): Refusal | null {
    const before = JSON.stringify(this.state);
    const played = this.attempt(line);
    expect(JSON.stringify(this.state)).toBe(before);
    return isRefusal(played) ? played : null;
  }

  private attempt(line: string) {
    const noted = parseLine(line);
    if (noted === null) throw new Error(`'${line}' is not notation`);
    return play(this.state, noted.seat, noted.action);
  }

  /** The seat and the decision asked for, such as `2 load`; `over` at the end. */
  get asks(): string {
    const frame = decisionOf(this.state);
    return frame === null ? 'over' : `${seatsToAct(this.state).join('+')} ${frame.kind}`;
  }

  /** The choices of the asked seat, in notation without the seat. */
  get choices(): string[] {
    const frame = decisionOf(this.state);
    if (frame === null) return [];
    return legalActions(this.state, frame.seat).map((action: Action) =>
      formatLine(frame.seat, action).slice(2),
    );
  }

  /** The same without rare choices. */
  get usualChoices(): string[] {
    return this.choices.filter((choice) => choice !== 'decline' && !choice.endsWith(' waived'));
  }

  player(seat: Seat): Player {
    return this.state.players[seat];
  }

  goods(seat: Seat): Partial<Record<GoodName, number>> {
    return nonZero(this.player(seat).goods);
  }

  get supply(): Partial<Record<GoodName, number>> {
    return nonZero(this.state.goods);
  }

  owns(seat: Seat): string[] {
    return this.player(seat).city.map((building: Building) => BUILDING_NAMES[building]);
  }

  /** Events of one type since the table was made, without their type. */
  told<Type extends GameEventType>(type: Type): Omit<EventOf<Type>, 'type'>[] {
    return this.events
      .filter((event): event is EventOf<Type> => event.type === type)
      .map(({ type: _type, ...rest }) => rest);
  }
}

function nonZero(goods: readonly number[]): Partial<Record<GoodName, number>> {
  return Object.fromEntries(
    GOOD_NAMES.filter((name) => goods[Good[name]] !== 0).map((name) => [name, goods[Good[name]]]),
  );
}

/** A new game with these holdings. Seat 0 is to choose a role. */
export function table(
  players: Players,
  scene: Partial<Record<Seat, Holdings>> = {},
  options: Parameters<typeof testGame>[1] = {},
): Table {
  const set = new Table(testGame(players, options));
  for (const [seat, holdings] of Object.entries(scene)) set.give(Number(seat) as Seat, holdings);
  return set;
}
