import { playGames } from './games';
import { SHAPES, type ShapeName } from './shapes';

/** Defined by a line that is put before the script. */
declare const SHAPE: ShapeName;
declare const GAMES: number;
declare function print(text: string): void;

print(JSON.stringify(playGames(SHAPES[SHAPE], GAMES)));
