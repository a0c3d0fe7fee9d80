import chancesThree from '#bots/weights/chances3.json';
import chancesFive from '#bots/weights/chances5.json';
import two from '#bots/weights/players2.json';
import three from '#bots/weights/players3.json';
import four from '#bots/weights/players4.json';
import five from '#bots/weights/players5.json';
import solo from '#bots/weights/solo.json';
import type { GameState } from '#engine';
import { type Model, modelFrom, type StoredModel } from './model';

/** By number of players. */
const STORED: Readonly<Record<number, StoredModel>> = { 2: two, 3: three, 4: four, 5: five };

export function storedModel(players: number): StoredModel {
  return STORED[players] ?? four;
}

/** Models of the chance to win, fitted to who won (`scripts/lab/hints/learn.ts`). */
const CHANCE_WEIGHTS: Readonly<Record<number, StoredModel>> = { 3: chancesThree, 5: chancesFive };

/** For two and four players the model of points predicts the winner well enough. */
export function storedChanceModel(players: number): StoredModel {
  return CHANCE_WEIGHTS[players] ?? storedModel(players);
}

/** One player against two Puertomas. */
export const storedSoloModel: StoredModel = solo;
const SOLO = modelFrom(solo);

const PLAYERS = [2, 3, 4, 5];
const MODELS = new Map(PLAYERS.map((players) => [players, modelFrom(storedModel(players))]));
const DEFAULT = modelFrom(four);

export type ModelSource = (state: Known) => Model;
/** The part of a state that determines the model. */
type Known = Pick<GameState, 'players' | 'puertoma'>;

/** The model by which bots decide. */
export function modelFor(state: Known): Model {
  const own = ofPeople(state);
  if (!state.puertoma) return own;
  const people = state.puertoma.boards.filter((board) => board === null).length;
  return people === 1 && state.players.length === 3 ? SOLO : { ...own, automated: SOLO.automated };
}

function ofPeople(state: Known): Model {
  return MODELS.get(state.players.length) ?? DEFAULT;
}

const CHANCE_MODELS = new Map(
  PLAYERS.map((players) => [players, modelFrom(storedChanceModel(players))]),
);

/** The model of the chances that people are shown. */
export function chanceModelFor(state: Known): Model {
  if (state.puertoma) return modelFor(state);
  return CHANCE_MODELS.get(state.players.length) ?? DEFAULT;
}
