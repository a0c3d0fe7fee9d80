import { applyInPlace, cloneState, type GameState, legalActions, seatsToAct } from '../engine';
import type { Mind } from './evaluation/mind';
import { chances } from './evaluation/worth';
import { finishPhase } from './policy/policy';
import { highest } from './search/highest';
import { usual } from './search/usual';

/**
 * The tables at the end of each of the next rounds if everybody takes the role that looks best at first
 * sight. What a seat is about to do for itself shows better when it is done than in any description.
 */
export function roundsOn(table: GameState, rounds: number, mind: Mind): GameState[] {
  const tables: GameState[] = [];
  for (let now = table; tables.length < rounds; tables.push(now)) now = nextRound(now, mind);
  return tables;
}

/** The same table if the game is over. */
function nextRound(table: GameState, mind: Mind): GameState {
  let now = table;
  while (!now.over && now.round === table.round) {
    const next = afterBestRole(now, mind);
    if (next === undefined) break;
    now = next;
  }
  return now;
}

function afterBestRole(table: GameState, mind: Mind): GameState | undefined {
  const [seat] = seatsToAct(table);
  if (seat === undefined) return undefined;
  const ends = usual(legalActions(table, seat)).map((action) => {
    const end = cloneState(table);
    applyInPlace(end, seat, action);
    finishPhase(end, mind.weightsFor(table));
    return end;
  });
  return highest(ends, (end) => chances(end, mind)[seat]);
}
