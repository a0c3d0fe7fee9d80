import type { GameState } from '../../engine';
import two from '../weights/players2.json';
import three from '../weights/players3.json';
import four from '../weights/players4.json';
import five from '../weights/players5.json';
import type { Model } from './model';

const MODELS: readonly Model[] = [two, three, four, five];

/** Where a bot has its model from. */
export type ModelSource = (state: Pick<GameState, 'players'>) => Model;

export function modelFor(state: Pick<GameState, 'players'>): Model {
  return MODELS[state.players.length - 2] ?? four;
}
