import { samplesByRound, scaleFor, spread } from '#app/screens/review/chart';
import { reviewPicture } from '#app/screens/review/picture';
import { themes } from '#app/ui/tokens/themes';
import { replay } from '#session/local/replay';
import { reviewGame } from '#session/review/gameReview';
import { ReviewAnalyzer } from '#session/review/reviewAnalyzer';
import { goldenGame } from '#tests/session/review/support/finished';

const game = goldenGame('three-classic.txt');
const steps = replay(game);
const work = new ReviewAnalyzer(steps);
while (!work.step());
const review = reviewGame(steps, work.analysis());
if (review === null) throw new Error('there is no review');

describe('labels at line ends', () => {
  it.each([
    [
      [50, 50, 50],
      [30, 50, 70],
    ],
    [
      [0, 0, 0],
      [0, 20, 40],
    ],
    [
      [100, 100, 100],
      [40, 60, 80],
    ],
    [
      [10, 90, 12],
      [10, 80, 30],
    ],
  ])('are near %p, without overlap and inside the chart', (wanted) => {
    const tops = spread(wanted, 20, 100);
    const sorted = [...tops].sort((a, b) => a - b);
    for (const [at, top] of sorted.entries()) {
      expect(top).toBeGreaterThanOrEqual(at === 0 ? 0 : (sorted[at - 1] ?? 0) + 20);
      expect(top).toBeLessThanOrEqual(80);
    }
  });
});

describe('the scale', () => {
  it.each(['chances', 'points'] as const)('has room for all %s', (measure) => {
    const { x, y, levels } = scaleFor(review.samples, measure, { width: 200, height: 100 });
    const most = measure === 'chances' ? 100 : Math.max(...review.samples.flatMap((s) => s.points));
    expect(y(most)).toBeGreaterThanOrEqual(0);
    expect(y(0)).toBe(100);
    expect(x(review.samples.at(-1)?.at ?? 0)).toBe(200);
    expect(levels.length).toBeLessThanOrEqual(7);
  });

  it('marks each round once, and the end', () => {
    const rows = samplesByRound(review.samples);
    expect(rows.map(({ round }) => round)).toEqual([
      ...Array.from({ length: game.state.round }, (_, at) => at + 1),
      game.state.round,
    ]);
  });
});

describe('the picture', () => {
  it('contains the names of all players as text, whatever characters they use', () => {
    const seats = game.seats.map((seat, at) => (at === 0 ? { ...seat, name: '<b>&"A' } : seat));
    const places = seats.map(({ name, color }) => ({ text: name, color }));
    const captions = { title: 'T', subtitle: 'S', chances: 'C', places, app: 'A' };
    const svg = reviewPicture(review, seats, captions, themes.light);
    expect(svg).not.toContain('<b>');
    expect(svg).toContain('&#60;b&#62;&#38;&#34;A');
    expect(svg.match(/<path [^>]*stroke-width="6"/g)).toHaveLength(3);
  });
});
