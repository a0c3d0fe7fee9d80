import type { Bot } from '#bots/bot';
import { Mind } from '#bots/evaluation/mind';
import { modelFor } from '#bots/evaluation/models';
import { sum } from '#bots/evaluation/table';
import { candidatesFor } from '#bots/search/candidates';
import { Lookahead } from '#bots/search/lookahead';
import { takeSeat } from '#bots/seat';
import { type GameState, isRefusal, production, type Seat, totalScore } from '#engine';

/** Takes whatever brings most at once, by fixed values for points, coins, goods and hands. */
export const greedy: Bot = {
  level: 'random',
  begin(view, rng) {
    const chair = takeSeat(view, rng);
    if (isRefusal(chair)) return chair;
    const mind = new Mind(chair.state, modelFor(chair.state));
    const weights = mind.weightsFor(chair.state);
    const candidates = candidatesFor(chair.state, chair.seat, weights, rng);
    return new Lookahead([chair.state], chair.seat, candidates, mind, gains);
  },
};

function gains(state: GameState, seat: Seat): number {
  const player = state.players[seat];
  const own = totalScore(state, seat) + 0.5 * player.coins + 0.6 * sum(player.goods);
  const hands = 0.3 * (sum(player.workers) + sum(player.staff)) + 0.2 * sum(player.tiles);
  return own + hands + 0.9 * sum(production(state, seat));
}
