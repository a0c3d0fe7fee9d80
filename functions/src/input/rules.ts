import { createGame, isRefusal } from '../../../src/engine';
import type { MatchRules } from '../../../src/protocol/match';
import { anything, fits, isPlainObject } from './shape';

const MOST_ENTRIES = 64;

const isShortList = (value: unknown) => !Array.isArray(value) || value.length <= MOST_ENTRIES;

/** Rules with which this number of players can really sit down: the engine itself is asked. */
export function rulesFor(raw: unknown, seatCount: number): raw is MatchRules {
  const known = { edition: anything, expansions: anything, variants: anything, board: anything };
  if (!fits<Record<keyof MatchRules, never>>(raw, known)) return false;
  const { edition, expansions, variants, board } = raw as Record<keyof MatchRules, unknown>;
  if (!isPlainObject(variants) || Object.keys(variants).length > MOST_ENTRIES) return false;
  if (!Array.isArray(expansions) || !isShortList(expansions) || !isShortList(board)) return false;
  const seats = Array.from({ length: seatCount }, (_, i) => ({ name: `${i}`, kind: 'human' }));
  if (edition === undefined || board === undefined) return false;
  return !isRefusal(createGame({ seats, seed: 'trial', edition, expansions, variants, board }));
}
