import type { GameState } from '../../engine';
import two from '../weights/players2.json';
import three from '../weights/players3.json';
import four from '../weights/players4.json';
import five from '../weights/players5.json';
import { type Model, modelFrom, type StoredModel } from './model';

/** By number of players. */
const STORED: Readonly<Record<number, StoredModel>> = { 2: two, 3: three, 4: four, 5: five };

export function storedModel(players: number): StoredModel {
  return STORED[players] ?? four;
}

const MODELS = new Map([2, 3, 4, 5].map((players) => [players, modelFrom(storedModel(players))]));
const DEFAULT = modelFrom(four);

/** Where a bot has its model from. */
export type ModelSource = (state: Pick<GameState, 'players'>) => Model;

export function modelFor(state: Pick<GameState, 'players'>): Model {
  return MODELS.get(state.players.length) ?? DEFAULT;
}
