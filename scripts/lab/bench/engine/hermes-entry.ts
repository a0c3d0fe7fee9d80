import { playGames } from './games';
import { SHAPES, type ShapeName } from './shapes';

/** Put before the script when it is compiled. */
declare const SHAPE: ShapeName;
declare const GAMES: number;
declare function print(text: string): void;

print(JSON.stringify(playGames(SHAPES[SHAPE], GAMES)));
