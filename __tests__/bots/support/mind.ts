import { Mind } from '#bots/evaluation/mind';
import { modelFor } from '#bots/evaluation/models';
import type { GameState } from '#engine';

export const mindFor = (state: GameState) => new Mind(state, modelFor(state));
