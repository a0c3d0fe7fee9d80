import type { Outcome } from './match';
import type { Thinking } from './thinking/measure';

/** The results as a table, and as one line of JSON. */

const WIDTHS = [30, 6, 16, 6, 8, 14, 7];

function line(cells: readonly (string | number)[]): string {
  return cells
    .map((cell, i) =>
      i === 0 ? `${cell}`.padEnd(WIDTHS[i] ?? 8) : `${cell}`.padStart(WIDTHS[i] ?? 8),
    )
    .join('');
}

export const table = {
  head: line(['match', 'games', 'wins % (95 %)', 'even', 'wanted', 'points', 'rounds']),
  row: (outcome: Outcome) =>
    line([
      outcome.name,
      outcome.games,
      `${outcome.share} ± ${outcome.margin}`,
      outcome.even,
      outcome.atLeast === null ? '-' : `≥ ${outcome.atLeast}`,
      `${outcome.points} : ${outcome.rivalPoints}`,
      outcome.rounds,
    ]),
};

export function thinkingTable(thinking: readonly Thinking[]): string {
  return thinking
    .map(
      ({ engine, median, p90, decisions, limit }) =>
        `${engine}: hard thinks ${median} ms a decision (median of ${decisions}; 9 of 10 under ${p90} ms; wanted ≤ ${limit} ms)`,
    )
    .join('\n');
}

export function jsonLine(outcomes: readonly Outcome[], thinking: readonly Thinking[]): string {
  const met =
    outcomes.every(({ share, atLeast }) => atLeast === null || share >= atLeast) &&
    thinking.every(({ median, limit }) => median <= limit);
  return JSON.stringify({ met, outcomes, thinking });
}
