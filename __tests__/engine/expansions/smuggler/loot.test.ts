import { Good } from '#engine';
import { house, ON, sound, three } from './support';

describe('X3-2: loot the trading house', () => {
  it('X3-2, D-7: its goods return to the supply, a point for each', () => {
    const game = house(three(), 'corn', 'coffee', 'sugar');
    const before = game.state.goods[Good.coffee];
    game.play('0 chooseRole smuggler', '0 loot');
    expect(game.player(0).vp).toBe(3);
    expect(game.state.goods[Good.coffee]).toBe(before + 1);
    expect(game.state.tradingHouse).toEqual([]);
    expect(sound(game).state.goodsRemoved).toEqual([0, 0, 0, 0, 0]);
  });

  it('X3-2: an empty house is refused', () => {
    const game = three().play('0 chooseRole smuggler');
    expect(game.refusal('0 loot')).toEqual({ code: 'houseEmpty', rule: 'X3-2' });
  });

  it.each(['classic', '1897'] as const)(
    'E-5: in %s the last point looted counts with the next captain phase',
    (edition) => {
      const game = house(three({ 1: { vp: 74 } }, { ...ON, edition }), 'corn', 'sugar');
      game.play('0 chooseRole smuggler', '0 loot');
      expect(game.player(0)).toMatchObject({ vp: 1, surplusVp: 1 });
      expect(game.state).toMatchObject({ over: false, lastVpTaken: true, endTriggers: [] });
      game.play('1 chooseRole captain');
      expect(game.state.endTriggers).toEqual(['vp']);
      expect(game.state.over).toBe(edition === '1897');
    },
  );

  it('V-10: the last point looted ends the game with the round', () => {
    const options = { ...ON, edition: '1897', variants: { corrections2026: true } } as const;
    const game = house(three({ 1: { vp: 74 } }, options), 'corn');
    game.play('0 chooseRole smuggler', '0 loot');
    expect(game.state.endTriggers).toEqual(['vp']);
    game.play('1 chooseRole craftsman', '2 chooseRole trader');
    expect(game.asks).toBe('over');
  });
});
