import { botFor } from '#bots/levels';
import {
  Building,
  type GameState,
  Good,
  isRefusal,
  parseLine,
  play,
  score,
  seatsToAct,
  seedRandom,
  viewFor,
} from '#engine';
import { replay } from '#session/local/replay';
import {
  type Analysis,
  EMPTY_ANALYSIS,
  readAnalysis,
  writeAnalysis,
} from '#session/review/analysis';
import { lossOf } from '#session/review/decisions';
import { reviewGame } from '#session/review/gameReview';
import { ReviewAnalyzer } from '#session/review/reviewAnalyzer';
import { goldenGames } from '#tests/engine/support/golden';
import { goldenGame } from './support/finished';

function measure(name: string, before: Analysis = EMPTY_ANALYSIS): Analysis {
  const analyzer = new ReviewAnalyzer(replay(goldenGame(name)), before);
  while (!analyzer.step());
  return analyzer.analysis();
}

function reviewed(name: string) {
  const steps = replay(goldenGame(name));
  const review = reviewGame(steps, measure(name));
  if (review === null) throw new Error('there is no review');
  return { steps, review };
}

/** The rest of the game, played by medium bots. */
function finished(state: GameState): GameState {
  let now = state;
  while (!now.over) {
    const [seat = 0] = seatsToAct(now);
    const search = botFor('medium').begin(viewFor(now, seat), seedRandom('rest'));
    if (isRefusal(search)) throw new Error(search.code);
    while (!search.step(10));
    const played = play(now, seat, search.best());
    if (isRefusal(played)) throw new Error(played.code);
    now = played.state;
  }
  return now;
}

describe.each(goldenGames())('the review of %s', (name) => {
  const { steps, review } = reviewed(name);
  const { samples, turningPoints, decisions, scores, isPartial } = review;

  it('has chances and points from the set-up to the end', () => {
    expect(isPartial).toBe(false);
    expect(samples[0]?.step).toBe(0);
    for (const { chances } of samples) {
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 1);
    }
    const places = samples.map(({ at }) => at);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const end = samples.at(-1);
    expect(end?.points).toEqual(scores.map(({ total }) => total));
    const winners = scores.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
    for (const seat of winners) expect(end?.chances[seat]).toBeCloseTo(1 / winners.length);
  });

  it('has turning points only where the chances changed, and names the roles between them', () => {
    for (const { before, after, up, down, roles } of turningPoints) {
      expect(after.step).toBeGreaterThan(before.step);
      expect(after.chances[up]).toBeGreaterThan(before.chances[up] ?? 1);
      expect(after.chances[down]).toBeLessThan(before.chances[down] ?? 0);
      expect(roles.length).toBeGreaterThan(0);
    }
  });

  it('names decisions that were made and alternatives that were legal', () => {
    for (const [seat, { best, costly }] of decisions.entries()) {
      for (const found of [best, costly]) {
        if (found === null) continue;
        const before = steps[found.step - 1]?.state;
        const other = parseLine(found.instead);
        if (before === undefined || other === null) throw new Error(found.instead);
        expect(found.seat).toBe(seat);
        expect(other.seat).toBe(seat);
        expect(isRefusal(play(before, seat, other.action))).toBe(false);
      }
      if (best) expect(lossOf(best)).toBeLessThan(0);
      if (costly) expect(lossOf(costly)).toBeGreaterThan(0);
    }
  });
});

describe('the most costly decision', () => {
  it('is the one that lost the game: the alternative would have won it', () => {
    const { steps, review } = reviewed('four-1897.txt');
    const costly = review.decisions[0]?.costly;
    const before = steps[(costly?.step ?? 0) - 1]?.state;
    const end = steps.at(-1)?.state;
    if (!before || !end) throw new Error('there is no such step');
    expect(costly).toMatchObject({ seat: 0, instead: '0 build guildHall' });
    expect(score(end)[0]?.rank).toBe(2);
    const played = play(before, 0, { type: 'build', building: Building.guildHall });
    if (isRefusal(played)) throw new Error(played.code);
    expect(score(finished(played.state))[0]?.rank).toBe(1);
  });
});

describe('the best decision', () => {
  it('is the sale that others would have left out', () => {
    const { best } = reviewed('four-1897.txt').review.decisions[0] ?? {};
    expect(best?.action).toEqual({ type: 'sell', good: Good.tobacco });
    expect(best?.instead).toBe('0 pass');
  });
});

describe('the analysis', () => {
  it('does not depend on its slices', () => {
    const whole = measure('three-classic.txt');
    const steps = replay(goldenGame('three-classic.txt'));
    let kept = EMPTY_ANALYSIS;
    for (let part = 0; part < 400; part++) {
      const analyzer = new ReviewAnalyzer(steps, kept);
      for (let i = 0; i < 65; i++) analyzer.step();
      kept = readAnalysis(
        JSON.parse(writeAnalysis(analyzer.analysis(), steps.length)),
        steps.length,
      );
    }
    expect(kept).toEqual(whole);
  });

  it('resumes where it was left, and its progress never goes back', () => {
    const steps = replay(goldenGame('two-classic.txt'));
    const first = new ReviewAnalyzer(steps);
    let progress = 0;
    for (let i = 0; i < 60; i++) {
      first.step();
      expect(first.progress).toBeGreaterThanOrEqual(progress);
      progress = first.progress;
    }
    const second = new ReviewAnalyzer(steps, first.analysis());
    expect(second.progress).toBe(progress);
    expect(second.analysis().steps).toHaveLength(60);
  });

  it.each([
    ['no review at all', 'nonsense'],
    ['another format', { format: 9, stepCount: 3, steps: [], duels: [] }],
    ['another game', { format: 1, stepCount: 4, steps: [], duels: [] }],
    [
      'strange chances',
      { format: 1, stepCount: 3, steps: [{ chances: [7], decision: null }], duels: [] },
    ],
    [
      'too much',
      {
        format: 1,
        stepCount: 3,
        steps: Array(4).fill({ chances: null, decision: null }),
        duels: [],
      },
    ],
  ])('starts again with %s', (_, json) => {
    expect(readAnalysis(json, 3)).toEqual(EMPTY_ANALYSIS);
  });
});

it('does not exist if nothing was played', () => {
  expect(reviewGame([], EMPTY_ANALYSIS)).toBeNull();
});
