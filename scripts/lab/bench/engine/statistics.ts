import { type EndTrigger, score } from '#engine';
import { newDice, newGame, playOut } from './games';
import type { Shape } from './shapes';

/** Figures of random games. Large differences from other engines indicate a wrong rule. */
export interface Statistics {
  readonly rounds: number;
  readonly decisions: number;
  readonly winner: number;
  /** Share of games in which each trigger occurred. Several may occur in one round. */
  readonly triggers: Readonly<Record<EndTrigger, number>>;
  /** Share of victories by seat. A shared victory is split. */
  readonly wins: readonly number[];
}

export function statistics({ players, rest }: Shape, games: number): Statistics {
  const dice = newDice('statistics');
  const total = { rounds: 0, decisions: 0, winner: 0 };
  const triggers: Record<EndTrigger, number> = { colonists: 0, city: 0, vp: 0 };
  const wins = Array.from({ length: players }, () => 0);
  for (let game = 0; game < games; game++) {
    const state = newGame(players, `statistics ${game}`, rest);
    total.decisions += playOut(state, dice);
    total.rounds += state.round;
    for (const trigger of state.endTriggers) triggers[trigger] += 1 / games;
    const winners = score(state).filter(({ rank }) => rank === 1);
    total.winner += winners[0]?.total ?? 0;
    for (const { seat } of winners) wins[seat] = (wins[seat] ?? 0) + 1 / games / winners.length;
  }
  return {
    rounds: total.rounds / games,
    decisions: total.decisions / games,
    winner: total.winner / games,
    triggers,
    wins,
  };
}
