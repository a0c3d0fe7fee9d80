import { seedRandom } from '../../../src/engine';
import { newGame, playOut } from './games';

/** Put in by the build: how many games of how many players. */
declare const PLAYERS: number;
declare const GAMES: number;
declare function print(text: string): void;

const random = seedRandom('bench');
let decisions = 0;
for (let game = 0; game < GAMES; game++) {
  decisions += playOut(newGame(PLAYERS, `bench ${game}`), random);
}
print(String(decisions));
