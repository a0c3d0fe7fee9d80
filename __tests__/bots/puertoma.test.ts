import { Description } from '#bots/evaluation/description';
import { specsOf } from '#bots/evaluation/queries';
import { cluesOf } from '#bots/evaluation/rounds';
import { botFor } from '#bots/levels';
import { DIFFICULTIES, seedRandom } from '#engine';
import { lineOf, playSolo } from '#scripts/lab/solo/solo';
import { setBoard, solo, soloGame } from '#tests/engine/puertoma/support';
import { randomSteps } from '#tests/engine/support/random';

describe('bots at a table with Puertomas', () => {
  it('describe boards by finite numbers throughout a game', () => {
    for (const { after } of randomSteps(soloGame(1, 2), seedRandom('described'))) {
      const description = new Description(specsOf(after));
      for (const seat of [0, 1, 2] as const) {
        expect(description.of(after, seat, 8).every(Number.isFinite)).toBe(true);
      }
      expect(Object.values(cluesOf(after, specsOf(after))).every(Number.isFinite)).toBe(true);
    }
  });

  it('see a Puertoma’s production and how full its city is', () => {
    const bare = solo();
    const rich = solo({ 1: { tiles: { coffee: [3, 3] }, city: ['wharf', 'harbor', 'office'] } });
    const sum = (game: typeof bare) =>
      new Description(specsOf(game.state)).of(game.state, 1, 8).reduce((a: number, b) => a + b, 0);
    const before = sum(bare);
    setBoard(bare.state, 1, {});
    expect(sum(bare)).toBe(before);
    expect(sum(rich)).not.toBe(before);
    expect(cluesOf(rich.state, specsOf(rich.state)).fullestCity).toBeLessThan(12);
  });

  it.each(DIFFICULTIES)('medium plays %s games to their end', (difficulty) => {
    const outcome = playSolo(botFor('medium'), difficulty, { games: 3, seconds: 60 });
    expect(outcome.games).toBe(3);
    expect(outcome.points).toBeGreaterThan(15);
    expect(lineOf(outcome)).toContain(difficulty);
  });
});
