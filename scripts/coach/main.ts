import { measureTrust } from './measure';

/** Prints how much the chances jump and how much they tell, by the number of players. */
const GAMES = Number(process.argv[2] ?? 500);
for (const players of [2, 3, 4, 5]) {
  const { drift, gain, decisions } = measureTrust(players, GAMES, 'trust');
  const told = `${(100 * gain).toFixed(1)} % better than 1/${players}`;
  console.log(
    `${players} players, ${GAMES} games, ${decisions} decisions: drift ${drift.toFixed(2)} points, Brier ${told}`,
  );
}
