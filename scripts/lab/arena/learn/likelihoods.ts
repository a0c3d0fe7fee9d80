import { writeFileSync } from 'node:fs';
import { EvaluationContext } from '#bots/evaluation/context';
import { goalListsOf, readGoal } from '#bots/evaluation/goals';
import { modelFor } from '#bots/evaluation/models';
import { TERMS, termsOf } from '#bots/evaluation/probability';
import { readProspect } from '#bots/evaluation/prospects';
import { seatsOf } from '#bots/evaluation/queries';
import { mediumBot } from '#bots/medium';
import {
  CARD_NAMES,
  cardsOf,
  decisionOf,
  type GameState,
  GOAL_NAMES,
  goalsOf,
  nextInt,
  type Seat,
  seedRandom,
} from '#engine';
import { playGame } from '#scripts/lab/arena/game';
import { ALL_SIX } from '#scripts/lab/arena/matches';
import { parseOptions, runMain, wholeNumber } from '#scripts/lib/cli.mjs';
import { inProject } from '#scripts/lib/paths';
import { type Case, fitLogistic } from './logistic';
import { listed } from './save';

/** Fits the chances of bots to win each goal and reach each card from their boards. */

interface Seen {
  readonly seat: Seat;
  readonly name: string;
  readonly terms: readonly number[];
}

type Cases = Map<string, Case[]>;

const prospect = { near: 0, board: 0 };

function seenIn(state: GameState): { goals: Seen[]; cards: Seen[] } {
  const context = new EvaluationContext(state, modelFor(state));
  const { rounds } = context.weightsFor(state);
  const goals: Seen[] = [];
  const cards: Seen[] = [];
  for (const seat of seatsOf(state)) {
    for (const goal of goalListsOf(state).flat()) {
      if (goal.winner !== null) continue;
      const terms = termsOf(readGoal(state, seat, goal, prospect), rounds);
      goals.push({ seat, name: GOAL_NAMES[goal.card], terms });
    }
    const numbers = context.description.of(state, seat, rounds);
    for (const { card, reached } of cardsOf(state, seat)) {
      if (reached) continue;
      const terms = termsOf(readProspect(state, seat, card, numbers, prospect), rounds);
      cards.push({ seat, name: CARD_NAMES[card], terms });
    }
  }
  return { goals, cards };
}

function playOne(players: number, seed: string, goals: Cases, cards: Cases): void {
  const rng = seedRandom(seed);
  const seen: { goals: Seen[]; cards: Seen[] } = { goals: [], cards: [] };
  const { end } = playGame({
    bots: Array.from({ length: players }, () => mediumBot(modelFor, 1)),
    seed,
    options: ALL_SIX,
    watch(state) {
      if (decisionOf(state)?.kind !== 'round' || nextInt(rng, 3) > 0) return;
      const now = seenIn(state);
      seen.goals.push(...now.goals);
      seen.cards.push(...now.cards);
    },
  });
  const won = new Set(goalsOf(end).map(({ card, winner }) => `${GOAL_NAMES[card]} ${winner}`));
  for (const it of seen.goals) note(goals, it, won.has(`${it.name} ${it.seat}`));
  for (const it of seen.cards) {
    const own = cardsOf(end, it.seat).filter(({ reached }) => reached);
    note(
      cards,
      it,
      own.some(({ card }) => CARD_NAMES[card] === it.name),
    );
  }
}

function note(cases: Cases, { name, terms }: Seen, happened: boolean): void {
  const known = cases.get(name) ?? [];
  cases.set(name, known);
  known.push({ terms, happened });
}

function save(file: string, names: readonly string[], cases: Cases): void {
  const fits = names.flatMap((name) => {
    const own = cases.get(name);
    return own === undefined ? [] : [[name, fitLogistic(own, TERMS.length)] as const];
  });
  writeFileSync(inProject('src/bots/weights', file), `${listed(Object.fromEntries(fits), '')}\n`);
}

await runMain(async () => {
  const given = parseOptions({ games: { type: 'string' }, seed: { type: 'string' } });
  const games = wholeNumber('games', given.games ?? '1200', 10, 100_000);
  const goals: Cases = new Map();
  const cards: Cases = new Map();
  for (let game = 0; game < games; game++) {
    // Half of the games have four players, the others three or five.
    playOne([4, 3, 4, 5][game % 4] ?? 4, `likely ${given.seed ?? 1} ${game}`, goals, cards);
  }
  save('goals.json', GOAL_NAMES, goals);
  save('cards.json', CARD_NAMES, cards);
  return 0;
});
