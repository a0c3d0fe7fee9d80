import {
  type Action,
  type GameRequest,
  type GameState,
  imagine,
  isRefusal,
  legalActions,
  nextInt,
  randomPlacement,
  type Seat,
  seatsToAct,
  seedRandom,
} from '#engine';
import type { Clock } from '#session/local/clock';
import { type LocalGame, newLocalGame } from '#session/local/localGame';
import type { LocalPorts } from '#session/local/localSession';
import type { StartSearch } from '#session/local/searchInSlices';
import { SEAT_COLORS, type SeatSetup } from '#session/seats';
import type { Session } from '#session/session';

export const person = (name: string, seat = 0): SeatSetup => ({
  name,
  kind: 'person',
  color: SEAT_COLORS[seat] ?? 'indigo',
  level: 'easy',
});
export const bot = (name: string, seat = 1): SeatSetup => ({ ...person(name, seat), kind: 'bot' });

/** A game for the seats with a fixed seed. */
export function gameFor(
  seats: readonly SeatSetup[],
  options: Partial<Omit<GameRequest, 'seats'>> = {},
): LocalGame {
  const game = newLocalGame({ id: 'g1', seed: 'fixed', now: 1000, seats, ...options });
  if (isRefusal(game)) throw new Error(`${game.code} ${game.field}`);
  return game;
}

/** V-10: the same game with the corrections of 2026, which no new classic game can have. */
export function withCorrections(game: LocalGame): LocalGame {
  const { options } = game.state;
  const variants = { ...options.variants, corrections2026: true };
  return { ...game, state: { ...game.state, options: { ...options, variants } } };
}

/** A clock that advances only when the test says so. */
export function handClock() {
  let time = 0;
  const jobs: { at: number; run: () => void }[] = [];
  const clock: Clock = {
    now: () => time,
    later(run, milliseconds) {
      const job = { at: time + milliseconds, run };
      jobs.push(job);
      return () => {
        if (jobs.includes(job)) jobs.splice(jobs.indexOf(job), 1);
      };
    },
  };
  /** Advances the clock and runs everything that is due. */
  function pass(milliseconds: number): void {
    const end = time + milliseconds;
    for (let due = nextDue(end); due; due = nextDue(end)) {
      time = Math.max(time, due.at);
      jobs.splice(jobs.indexOf(due), 1);
      due.run();
    }
    time = end;
  }
  const nextDue = (end: number) =>
    jobs.filter((job) => job.at <= end).sort((a, b) => a.at - b.at)[0];
  return { clock, pass, waiting: () => jobs.length };
}

/** A legal action that depends only on the seed. */
export function chanceAction(session: Pick<Session, 'get'>, seat: Seat, seed: string): Action {
  const { guessedState: table } = session.get();
  return chance(table, seat, seed);
}

function chance(table: GameState, seat: Seat, seed: string): Action {
  const random = seedRandom(seed);
  // Nobody waives a privilege without a reason.
  const actions = legalActions(table, seat).filter(
    (action) => action.type !== 'chooseRole' || action.waived !== true,
  );
  return (
    actions[nextInt(random, Math.max(1, actions.length))] ?? randomPlacement(table, seat, random)
  );
}

/** A player that takes two steps for a random decision. */
export const thinkByChance: StartSearch = (_level, view, seed) => {
  let steps = 0;
  return {
    step: () => ++steps >= 2,
    best: () => {
      const table = imagine(view, seed);
      return chance(table, view.viewer ?? seatsToAct(table)[0] ?? 0, seed);
    },
  };
};

/** Ports with a manual clock. Saved games are collected in `saved`. */
export function ports(overrides: Partial<LocalPorts> = {}) {
  const hand = handClock();
  const saved: LocalGame[] = [];
  const all: LocalPorts = {
    startSearch: thinkByChance,
    clock: hand.clock,
    pause: () => 100,
    save: async (game) => {
      saved.push(game);
    },
    today: () => 2000,
    ...overrides,
  };
  return { ports: all, pass: hand.pass, waiting: hand.waiting, saved };
}
