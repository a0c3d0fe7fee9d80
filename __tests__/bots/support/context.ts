import { EvaluationContext } from '#bots/evaluation/context';
import { modelFor } from '#bots/evaluation/models';
import type { GameState } from '#engine';

export const mindFor = (state: GameState) => new EvaluationContext(state, modelFor(state));
