import { type Played, playGames } from './games';
import { isShapeName, SHAPES } from './shapes';
import { storedBytes } from './stored';

/** A request to this process, which plays with the engine it was bundled with. */
export interface Asked {
  readonly shape: string;
  /** With 0, only the size of a stored game is measured. */
  readonly games: number;
}

export interface Answered extends Played {
  /** CPU time, because other programs may be running. */
  readonly seconds: number;
  readonly storedBytes: number;
}

process.on('message', ({ shape: name, games }: Asked) => {
  if (!isShapeName(name)) throw new Error(`there is no shape ${name}`);
  const shape = SHAPES[name];
  const before = process.cpuUsage();
  const played = playGames(shape, games);
  const { user, system } = process.cpuUsage(before);
  const answer: Answered = {
    ...played,
    seconds: (user + system) / 1e6,
    storedBytes: games === 0 ? storedBytes(shape) : 0,
  };
  process.send?.(answer);
});
