import { PUERTOMA_SCORE_LINES, score, totalScore } from '#engine';
import { setBoard, solo } from './support';

const linesOf = (game: ReturnType<typeof solo>, seat: number) =>
  Object.fromEntries(
    (score(game.state)[seat]?.lines ?? []).map(({ line, points }) => [line, points]),
  );

describe('the score of a Puertoma', () => {
  const game = solo({
    1: {
      coins: 4,
      vp: 11,
      goods: { corn: 2, sugar: 1 },
      tiles: { corn: [1, 1], indigo: [2, 1], coffee: [3, 3] },
      quarries: 2,
      idle: 5,
      city: ['smallMarket', 'office', 'wharf', 'fortress', 'cityHall'],
    },
  });

  it('P-16: tokens, buildings, colonists, quarries, complete kinds, wealth', () => {
    expect(linesOf(game, 1)).toEqual({
      shipping: 11,
      smallBuildings: 1 + 2 + 3,
      largeBuildings: 12,
      idleColonists: 5,
      quarries: 6,
      completeKinds: 4,
      wealth: 4,
    });
  });

  it('P-16: a person scores as usual', () => {
    expect(linesOf(game, 0)).toEqual({ shipping: 0, buildings: 0 });
  });

  it('P-16: half coins and goods are rounded up', () => {
    setBoard(game.state, 1, { coins: 0, goods: { corn: 1 } });
    expect(linesOf(game, 1).wealth).toBe(1);
  });

  it('P-16: a tie is broken by coins and goods, which count again', () => {
    const tied = solo({ 1: { coins: 1, vp: 5 }, 2: { coins: 2, vp: 5 } });
    expect(score(tied.state).map(({ total }) => total)).toEqual([0, 6, 6]);
    expect(score(tied.state).map(({ rank }) => rank)).toEqual([3, 2, 1]);
  });

  it('P-16: the total alone is the sum of the lines', () => {
    for (const { seat, total } of score(game.state))
      expect(totalScore(game.state, seat)).toBe(total);
    expect(PUERTOMA_SCORE_LINES).toHaveLength(6);
  });
});
