import { EXPANSIONS } from '../../../src/engine';
import { parseOptions, runMain } from '../../lib/cli.mjs';
import { hermesProgram, hermesSpeed } from './hermes';
import { measure, type Speed } from './speed';
import { type Statistics, statistics } from './statistics';

const COUNTS = [2, 3, 4, 5] as const;
const EXPANDED = { expansions: EXPANSIONS, board: 'random' } as const;

/** How much is done; the quick run is for a look in between. */
const FULL = { games: 1500, hermesGames: 400, statistics: 10_000, expanded: 2000 };
const QUICK = { games: 600, hermesGames: 100, statistics: 1000, expanded: 200 };

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const byPlayers = (values: readonly (number | null)[]) =>
  Object.fromEntries(COUNTS.map((players, i) => [`games${players}`, values[i] ?? null]));

function speedRow(speed: Speed, hermes: number | null) {
  return {
    'V8 games/s': speed.gamesPerSecond,
    'Hermes games/s': hermes ?? 'not here',
    'play µs': speed.playUs.toFixed(2),
    'applyInPlace µs': speed.applyUs.toFixed(2),
    'state bytes': speed.stateBytes,
  };
}

function statisticsRow({ rounds, decisions, winner, triggers, wins }: Statistics) {
  return {
    rounds: rounds.toFixed(1),
    decisions: decisions.toFixed(0),
    winner: winner.toFixed(1),
    'no colonists': percent(triggers.colonists),
    'full city': percent(triggers.city),
    'no VP': percent(triggers.vp),
    'wins by seat': wins.map(percent).join(' · '),
  };
}

const table = <Row>(rows: readonly Row[], last?: Row) =>
  console.table(
    Object.fromEntries([
      ...rows.map((row, i) => [`${COUNTS[i]} players`, row]),
      ...(last ? [['4, expansions I and II', last]] : []),
    ]),
  );

runMain(async () => {
  const { quick } = parseOptions({ quick: { type: 'boolean' } });
  const size = quick ? QUICK : FULL;
  const program = hermesProgram();
  const speeds = measure(COUNTS.map((players) => ({ players, games: size.games })));
  const hermes = COUNTS.map((players) =>
    program === null ? null : hermesSpeed(program, players, size.hermesGames),
  );
  console.log('Random games per CPU second, one core; the base game, classic edition:');
  const [expanded] = measure([{ players: 4, games: size.expanded, rest: EXPANDED }]);
  table(
    speeds.map((speed, i) => speedRow(speed, hermes[i] ?? null)),
    expanded && { ...speedRow(expanded, null), 'Hermes games/s': '' },
  );
  console.log(`What ${size.statistics.toLocaleString('en')} random games of each kind are like:`);
  table(
    COUNTS.map((players) => statisticsRow(statistics(players, size.statistics))),
    statisticsRow(statistics(4, size.expanded, EXPANDED)),
  );
  const four = speeds[2];
  console.log(
    JSON.stringify({
      v8: byPlayers(speeds.map(({ gamesPerSecond }) => gamesPerSecond)),
      hermes: byPlayers(hermes),
      playUs: Number(four?.playUs.toFixed(2)),
      applyUs: Number(four?.applyUs.toFixed(2)),
      stateBytes: four?.stateBytes,
    }),
  );
  return 0;
});
