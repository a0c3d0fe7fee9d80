import { countHandOvers } from './count';

/** Prints how often one device changes hands among four people, in the former way and now. */
const GAMES = 20;
const games = Array.from({ length: GAMES }, (_, game) => countHandOvers(`sharing ${game}`));
const mean = (of: keyof (typeof games)[number]) =>
  (games.reduce((sum, game) => sum + game[of], 0) / GAMES).toFixed(1);
console.log(`hand-overs in a game of four people with hidden scores, mean of ${GAMES}:`);
console.log(`  to everybody who decides   ${mean('everyTurn')}`);
console.log(`  passed on for turns only   ${mean('pass')}`);
console.log(`  open table                 ${mean('open')}`);
