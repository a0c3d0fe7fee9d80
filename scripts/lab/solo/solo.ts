import type { Bot } from '#bots/bot';
import {
  ABILITY_NAMES,
  type AbilityName,
  applyInPlace,
  createGame,
  type Difficulty,
  type GameRequest,
  type GameState,
  isRefusal,
  type Seat,
  score,
  seatsToAct,
  seedRandom,
  viewFor,
} from '#engine';

/** Results of a bot against two Puertomas. */
export interface SoloOutcome {
  readonly difficulty: Difficulty;
  readonly level: string;
  readonly games: number;
  readonly won: number;
  /** Mean points of the bot, and of the better Puertoma. */
  readonly points: number;
  readonly best: number;
  readonly rounds: number;
  /** How often each ability was unlocked, for both Puertomas together. */
  readonly unlocked: Readonly<Record<AbilityName, number>>;
}

const MOST_ACTIONS = 5000;

export function playSolo(
  bot: Bot,
  difficulty: Difficulty,
  limit: { readonly games: number; readonly seconds: number },
  options: Partial<GameRequest> = {},
): SoloOutcome {
  const started = Date.now();
  // The entries have every name as a key.
  const unlocked = Object.fromEntries(ABILITY_NAMES.map((name) => [name, 0])) as Record<
    AbilityName,
    number
  >;
  const sums = { games: 0, won: 0, points: 0, best: 0, rounds: 0 };
  while (sums.games < limit.games && Date.now() - started < limit.seconds * 1000) {
    const state = playOne(bot, difficulty, `solo ${sums.games}`, options);
    const [own, ...others] = score(state);
    sums.games++;
    if (own?.rank === 1) sums.won++;
    sums.points += own?.total ?? 0;
    sums.best += Math.max(...others.map(({ total }) => total));
    sums.rounds += state.round;
    for (const tile of state.puertoma?.boards.flatMap((it) => it?.abilities ?? []) ?? []) {
      if (tile.since !== null) unlocked[ABILITY_NAMES[tile.ability]]++;
    }
  }
  const mean = (sum: number) => sum / Math.max(1, sums.games);
  return {
    difficulty,
    level: bot.level,
    games: sums.games,
    won: sums.won,
    points: mean(sums.points),
    best: mean(sums.best),
    rounds: mean(sums.rounds),
    unlocked,
  };
}

function playOne(
  bot: Bot,
  puertomas: Difficulty,
  seed: string,
  options: Partial<GameRequest>,
): GameState {
  const seats = (['bot', 'puertoma', 'puertoma'] as const).map((kind, seat) => ({
    name: `${kind} ${seat}`,
    kind,
  }));
  const state = createGame({ ...options, seats, seed, puertomas });
  if (isRefusal(state)) throw new Error(`no such game: ${JSON.stringify(state)}`);
  const random = seedRandom(`${seed} bot`);
  for (let actions = 0; !state.over; actions++) {
    const [seat] = seatsToAct(state);
    if (seat !== 0 || actions > MOST_ACTIONS) throw new Error(`stuck: ${seed} ${puertomas}`);
    act(bot, state, seat, random);
  }
  return state;
}

function act(bot: Bot, state: GameState, seat: Seat, random: number[]): void {
  const search = bot.begin(viewFor(state, seat), random);
  if (isRefusal(search)) throw new Error('the bot refuses its turn');
  search.step(search.budget);
  applyInPlace(state, seat, search.best());
}

/** One line of a table. */
export function lineOf({
  difficulty,
  level,
  games,
  won,
  points,
  best,
  rounds,
}: SoloOutcome): string {
  const share = games === 0 ? 0 : (100 * won) / games;
  const margin = 196 * Math.sqrt(((share / 100) * (1 - share / 100)) / Math.max(1, games));
  return [
    `${level} against 2 Puertomas, ${difficulty}`.padEnd(36),
    String(games).padStart(7),
    `${share.toFixed(1)} % ± ${margin.toFixed(1)}`.padStart(16),
    points.toFixed(1).padStart(8),
    best.toFixed(1).padStart(8),
    rounds.toFixed(1).padStart(7),
  ].join('');
}

export const HEAD = [
  ''.padEnd(36),
  'games'.padStart(7),
  'won'.padStart(16),
  'points'.padStart(8),
  'best'.padStart(8),
  'rounds'.padStart(7),
].join('');
