import {
  type Action,
  CARD_NAMES,
  cardsOf,
  type GameState,
  GOAL_NAMES,
  goalsOf,
  type Seat,
} from '#engine';

const SMUGGLING = ['raid', 'loot', 'poach', 'capture'] as const;

/** How often something happened, out of how many chances. */
export interface Count {
  done: number;
  of: number;
}

export type Counts = Readonly<Record<string, Count>>;

/** Counts of one bot's smuggling, goals and cards (expansions III–VI). */
export class ExpansionCounts {
  readonly counts: Record<string, Count> = {};

  /** Counts an action in a game with a smuggler. */
  note(state: GameState, action: Action): void {
    if (state.smuggler === null) return;
    for (const type of SMUGGLING) if (action.type === type) this.count(type).done++;
  }

  /** Counts a finished game: the goals and cards that the seat has won. */
  noteEnd(state: GameState, seat: Seat): void {
    if (state.smuggler !== null) for (const type of SMUGGLING) this.count(type).of++;
    for (const { card, winner } of goalsOf(state)) {
      this.add(`goal ${GOAL_NAMES[card]}`, winner === seat);
    }
    for (const { card, reached } of cardsOf(state, seat)) {
      this.add(`card ${CARD_NAMES[card]}`, reached);
    }
  }

  private add(name: string, won: boolean): void {
    const count = this.count(name);
    count.of++;
    if (won) count.done++;
  }

  private count(name: string): Count {
    this.counts[name] ??= { done: 0, of: 0 };
    return this.counts[name];
  }
}

/** The counts as lines of text. Goals and cards that never came up are left out. */
export function expansionCountLines(counts: Counts): string[] {
  if (Object.keys(counts).length === 0) return [];
  const smuggling = SMUGGLING.map((type) => {
    const { done, of } = counts[type] ?? { done: 0, of: 0 };
    return `${type} ${(done / Math.max(1, of)).toFixed(2)}`;
  });
  return [
    `  smuggler, actions a game: ${smuggling.join(', ')}`,
    `  goals won: ${wonOf(counts, 'goal ')}`,
    `  cards reached: ${wonOf(counts, 'card ')}`,
  ];
}

function wonOf(counts: Counts, prefix: string): string {
  const own = Object.entries(counts).filter(([name]) => name.startsWith(prefix));
  const done = own.reduce((sum, [, count]) => sum + count.done, 0);
  const of = own.reduce((sum, [, count]) => sum + count.of, 0);
  const each = own.map(([name, count]) => `${name.slice(prefix.length)} ${count.done}/${count.of}`);
  return `${((100 * done) / Math.max(1, of)).toFixed(1)} % of ${of} (${each.join(', ')})`;
}
