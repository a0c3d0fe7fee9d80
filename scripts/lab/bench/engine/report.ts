import type { Result } from './compare';
import type { Costs } from './costs';
import type { Comparison } from './rounds';
import { type ByShape, eachShape, SHAPE_NAMES, type ShapeName } from './shapes';
import type { Statistics } from './statistics';

const PLAYERS = [2, 3, 4, 5] as const;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const rounded = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Number(value.toFixed(3));

/** Prints a table with a row for each shape. */
export const table = <Row>(row: (shape: ShapeName) => Row) => console.table(eachShape(row));

const byShape = (results: readonly Result[], value: (result: Result) => number | null) =>
  eachShape((shape) => {
    const result = results.find((it) => it.shape === shape);
    return result === undefined ? null : rounded(value(result));
  });

const cost = (comparison: Comparison | null, contestant: number) =>
  comparison?.measured[contestant]?.usPerDecision ?? null;
const speed = (comparison: Comparison | null) => comparison?.measured[0]?.gamesPerSecond ?? null;

export function speedTable(results: readonly Result[], costs: ByShape<Costs>): void {
  const v8 = byShape(results, (it) => speed(it.v8));
  const us = byShape(results, (it) => cost(it.v8, 0));
  const hermes = byShape(results, (it) => speed(it.hermes));
  const hermesUs = byShape(results, (it) => cost(it.hermes, 0));
  const bytes = byShape(results, (it) => it.storedBytes[0] ?? null);
  table((shape) => ({
    'V8 games/s': v8[shape],
    'µs/decision': us[shape],
    'Hermes games/s': hermes[shape] ?? 'not here',
    'Hermes µs/decision': hermesUs[shape] ?? 'not here',
    'play µs': costs[shape].playUs.toFixed(2),
    'applyInPlace µs': costs[shape].applyUs.toFixed(2),
    'stored bytes': bytes[shape],
  }));
}

/** Prints the other engine's costs and the ratio of the present one to it. Below 1 is better. */
export function againstTable(results: readonly Result[]): void {
  const { usPerDecision, hermesUsPerDecision, storedBytes, ratios } = againstJson(results);
  table((shape) => ({
    'its µs/decision': usPerDecision[shape],
    ratio: ratios.v8[shape],
    'its Hermes µs/decision': hermesUsPerDecision[shape] ?? 'not here',
    'ratio on Hermes': ratios.hermes[shape] ?? 'not here',
    'its stored bytes': storedBytes[shape],
    'ratio of bytes': ratios.storedBytes[shape],
    'same games': results.find((it) => it.shape === shape)?.v8.isSameGames ? 'yes' : 'no',
  }));
}

export function statisticsRow({ rounds, decisions, winner, triggers, wins }: Statistics) {
  return {
    rounds: rounds.toFixed(1),
    decisions: decisions.toFixed(0),
    winner: winner.toFixed(1),
    'no colonists': percent(triggers.colonists),
    'full city': percent(triggers.city),
    'no VP': percent(triggers.vp),
    'wins by seat': wins.map(percent).join(' · '),
  };
}

const gamesByPlayers = (results: readonly Result[], of: 'v8' | 'hermes') => {
  const speeds = byShape(results, (it) => speed(it[of]));
  return Object.fromEntries(PLAYERS.map((count) => [`games${count}`, speeds[`base${count}`]]));
};

export function json(results: readonly Result[], costs: ByShape<Costs>) {
  const storedBytes = byShape(results, (it) => it.storedBytes[0] ?? null);
  return {
    v8: gamesByPlayers(results, 'v8'),
    hermes: gamesByPlayers(results, 'hermes'),
    playUs: rounded(costs.base4.playUs),
    applyUs: rounded(costs.base4.applyUs),
    stateBytes: storedBytes.base4,
    usPerDecision: byShape(results, (it) => cost(it.v8, 0)),
    hermesUsPerDecision: byShape(results, (it) => cost(it.hermes, 0)),
    storedBytes,
    /** Cost of a decision with all six expansions, divided by that with the first two. */
    sixByTwo: { v8: sixByTwo(results, 'v8'), hermes: sixByTwo(results, 'hermes') },
  };
}

function sixByTwo(results: readonly Result[], of: 'v8' | 'hermes'): number | null {
  const { all4, six4 } = byShape(results, (it) => cost(it[of], 0));
  return all4 === null || six4 === null ? null : rounded(six4 / all4);
}

export function againstJson(results: readonly Result[]) {
  return {
    usPerDecision: byShape(results, (it) => cost(it.v8, 1)),
    hermesUsPerDecision: byShape(results, (it) => cost(it.hermes, 1)),
    storedBytes: byShape(results, (it) => it.storedBytes[1] ?? null),
    ratios: {
      v8: byShape(results, (it) => it.v8.ratio),
      hermes: byShape(results, (it) => it.hermes?.ratio ?? null),
      storedBytes: byShape(results, ({ storedBytes: [own = 0, other] }) =>
        other === undefined ? null : own / other,
      ),
    },
    sameGames: SHAPE_NAMES.every((shape) =>
      results.some((it) => it.shape === shape && it.v8.isSameGames),
    ),
  };
}
