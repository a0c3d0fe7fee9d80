import type { Bot } from '#bots/bot';
import { EvaluationContext } from '#bots/evaluation/context';
import { modelFor } from '#bots/evaluation/models';
import { sum } from '#bots/evaluation/queries';
import { perspectiveOf } from '#bots/perspective';
import { candidatesFor } from '#bots/search/candidates';
import { Lookahead } from '#bots/search/lookahead';
import { type GameState, isRefusal, production, type Seat, totalScore } from '#engine';

/** Takes the largest immediate gain, by fixed values for points, coins, goods and workers. */
export const greedy: Bot = {
  level: 'random',
  begin(view, rng) {
    const perspective = perspectiveOf(view, rng);
    if (isRefusal(perspective)) return perspective;
    const context = new EvaluationContext(perspective.state, modelFor(perspective.state));
    const weights = context.weightsFor(perspective.state);
    const candidates = candidatesFor(perspective.state, perspective.seat, weights, rng);
    return new Lookahead([perspective.state], perspective.seat, candidates, context, gains);
  },
};

function gains(state: GameState, seat: Seat): number {
  const player = state.players[seat];
  const own = totalScore(state, seat) + 0.5 * player.coins + 0.6 * sum(player.goods);
  const hands = 0.3 * (sum(player.workers) + sum(player.staff)) + 0.2 * sum(player.tiles);
  return own + hands + 0.9 * sum(production(state, seat));
}
