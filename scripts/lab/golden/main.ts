import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  createGame,
  formatLine,
  type GameRequest,
  type GameState,
  isRare,
  isRefusal,
  legalActions,
  nextInt,
  parseLine,
  play,
  randomPlacement,
  type Seat,
  score,
  seatsToAct,
  seedRandom,
} from '#engine';
import { runMain } from '#scripts/lib/cli.mjs';
import { inProject } from '#scripts/lib/paths';

/**
 * Rewrites the golden games. Each one is replayed as far as the present rules allow, then continued
 * at random. Games that the rules did not change stay the same.
 */
const FOLDER = inProject('__tests__/engine/golden');

function begin(request: GameRequest): GameState {
  const state = createGame(request);
  if (isRefusal(state)) throw new Error(`${state.code} ${state.field}`);
  return state;
}

function anyAction(state: GameState, seat: Seat, random: number[]) {
  const actions = legalActions(state, seat).filter((action) => !isRare(action));
  const all = actions.length > 0 ? actions : legalActions(state, seat);
  return all[nextInt(random, all.length)] ?? randomPlacement(state, seat, random);
}

function rewrite(text: string): string {
  const [options = '', ...lines] = text.trim().split('\n');
  let state = begin(JSON.parse(options));
  const played: string[] = [];
  const go = (line: string) => {
    const noted = parseLine(line);
    const next = noted && play(state, noted.seat, noted.action);
    if (next === null || isRefusal(next)) return false;
    played.push(line);
    state = next.state;
    return true;
  };
  lines.slice(0, -2).every(go);
  const random = seedRandom(options);
  while (!state.over) {
    const seat = seatsToAct(state)[0] ?? 0;
    if (!go(formatLine(seat, anyAction(state, seat, random)))) throw new Error('a dead end');
  }
  const totals = score(state).map(({ total }) => total);
  return `${[options, ...played, `rounds ${state.round}`, `scores ${totals.join(' ')}`].join('\n')}\n`;
}

await runMain(async () => {
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.txt'))) {
    const file = `${FOLDER}/${name}`;
    const before = readFileSync(file, 'utf8');
    const after = rewrite(before);
    if (after !== before) writeFileSync(file, after);
    console.log(`${name}: ${after === before ? 'as it was' : 'written anew'}`);
  }
  return 0;
});
