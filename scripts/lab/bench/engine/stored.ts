import * as engine from '#engine';
import { newDice, newGame, randomAction, seatToAct } from './games';
import type { Shape } from './shapes';

/** Mean bytes of a stored state over a game, written by `store` if the engine has it. */
export function storedBytes({ players, rest }: Shape): number {
  const store: unknown = Reflect.get(engine, 'store');
  const write = (state: engine.GameState): unknown =>
    typeof store === 'function' ? store(state) : state;
  const dice = newDice('stored');
  const state = newGame(players, 'stored', rest);
  let bytes = 0;
  while (!state.over) {
    const stored = write(state);
    bytes += (typeof stored === 'string' ? stored : JSON.stringify(stored)).length;
    const seat = seatToAct(state);
    engine.applyInPlace(state, seat, randomAction(state, seat, dice));
  }
  return Math.round(bytes / state.ply);
}
