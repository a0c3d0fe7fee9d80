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
import { replaySteps } from '#session/local/replaySteps';
import { lossOf } from '#session/review/decisions';
import { reviewGame } from '#session/review/gameReview';
import {
  type Measured,
  NOTHING_MEASURED,
  readMeasured,
  writeMeasured,
} from '#session/review/measured';
import { ReviewWork } from '#session/review/reviewWork';
import { goldenGames } from '#tests/engine/support/golden';
import { goldenGame } from './support/finished';

function measure(name: string, before: Measured = NOTHING_MEASURED): Measured {
  const work = new ReviewWork(replaySteps(goldenGame(name)), before);
  while (!work.work());
  return work.measured();
}

function told(name: string) {
  const steps = replaySteps(goldenGame(name));
  const review = reviewGame(steps, measure(name));
  if (review === null) throw new Error('there is no review');
  return { steps, review };
}

/** The rest of the game, everybody playing soundly. */
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
  const { steps, review } = told(name);
  const { samples, turningPoints: turns, decisions, scores, isPartial } = review;

  it('has the chances and points from the set-up to the end', () => {
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

  it('turns only where the chances did, and names the roles that brought it', () => {
    for (const { before, after, up, down, roles } of turns) {
      expect(after.step).toBeGreaterThan(before.step);
      expect(after.chances[up]).toBeGreaterThan(before.chances[up] ?? 1);
      expect(after.chances[down]).toBeLessThan(before.chances[down] ?? 0);
      expect(roles.length).toBeGreaterThan(0);
    }
  });

  it('names decisions that somebody made and others that he could have made', () => {
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
  it('is the one that lost the game: with the other one it would have been won', () => {
    const { steps, review } = told('four-1897.txt');
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
    const { best } = told('four-1897.txt').review.decisions[0] ?? {};
    expect(best?.action).toEqual({ type: 'sell', good: Good.tobacco });
    expect(best?.instead).toBe('0 pass');
  });
});

describe('measuring', () => {
  it('gives the same in whatever parts it is done', () => {
    const whole = measure('three-classic.txt');
    const steps = replaySteps(goldenGame('three-classic.txt'));
    let kept = NOTHING_MEASURED;
    for (let part = 0; part < 400; part++) {
      const work = new ReviewWork(steps, kept);
      for (let i = 0; i < 65; i++) work.work();
      kept = readMeasured(JSON.parse(writeMeasured(work.measured(), steps.length)), steps.length);
    }
    expect(kept).toEqual(whole);
  });

  it('goes on where it was left, and its progress never goes back', () => {
    const steps = replaySteps(goldenGame('two-classic.txt'));
    const first = new ReviewWork(steps);
    let progress = 0;
    for (let i = 0; i < 60; i++) {
      first.work();
      expect(first.progress).toBeGreaterThanOrEqual(progress);
      progress = first.progress;
    }
    const second = new ReviewWork(steps, first.measured());
    expect(second.progress).toBe(progress);
    expect(second.measured().marks).toHaveLength(60);
  });

  it.each([
    ['no review at all', 'nonsense'],
    ['another form', { form: 9, steps: 3, marks: [], duels: [] }],
    ['another game', { form: 1, steps: 4, marks: [], duels: [] }],
    ['strange chances', { form: 1, steps: 3, marks: [{ chances: [7], review: null }], duels: [] }],
    [
      'too much',
      { form: 1, steps: 3, marks: Array(4).fill({ chances: null, review: null }), duels: [] },
    ],
  ])('begins anew with %s', (_, json) => {
    expect(readMeasured(json, 3)).toEqual(NOTHING_MEASURED);
  });
});

it('is none where nothing was played', () => {
  expect(reviewGame([], NOTHING_MEASURED)).toBeNull();
});
