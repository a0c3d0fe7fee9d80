import { Mind } from '../../../src/bots/evaluation/mind';
import { modelFor } from '../../../src/bots/evaluation/models';
import type { GameState } from '../../../src/engine';

export const mindFor = (state: GameState) => new Mind(state, modelFor(state));
