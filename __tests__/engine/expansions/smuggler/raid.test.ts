import { Good, parseLine } from '#engine';
import { table } from '#tests/engine/support/table';
import { cargo, ON, sound, three } from './support';

describe('X3-2: raid a ship', () => {
  it('X3-2, D-7: takes three goods, the rest leaves the game, the ship is empty', () => {
    const game = cargo(three(), 2, 'sugar', 5).play('0 chooseRole smuggler', '0 raid 2');
    expect(game.goods(0)).toEqual({ sugar: 3 });
    expect(game.state.goodsRemoved).toEqual([0, 0, 2, 0, 0]);
    expect(game.state.ships[2]).toMatchObject({ good: null, count: 0 });
    expect(game.told('raided')).toEqual([
      { seat: 0, ship: 2, good: Good.sugar, taken: 3, discarded: 2 },
    ]);
    expect(sound(game).asks).toBe('1 round');
  });

  it('X3-2: takes all of a small cargo, and nothing is discarded', () => {
    const game = cargo(three(), 1, 'corn', 2).play('0 chooseRole smuggler', '0 raid 1');
    expect(game.goods(0)).toEqual({ corn: 2 });
    expect(game.state.goodsRemoved).toEqual([0, 0, 0, 0, 0]);
    expect(sound(game).state.ships[1]).toMatchObject({ good: null, count: 0 });
  });

  it.each([
    ['0 raid 2 1', 1, 4],
    ['0 raid 2 0', 0, 5],
    ['0 raid 2 3', 3, 2],
  ])('X3-2: fewer may be taken, though that is not offered: %s', (line, taken, discarded) => {
    const game = cargo(three(), 2, 'sugar', 5).play('0 chooseRole smuggler');
    expect(game.choices.filter((choice) => choice.startsWith('raid'))).toEqual(['raid 2']);
    game.play(line);
    expect(game.told('raided')).toEqual([{ seat: 0, ship: 2, good: Good.sugar, taken, discarded }]);
    expect(game.player(0).goods[Good.sugar]).toBe(taken);
    expect(sound(game).state.ships[2]).toMatchObject({ good: null, count: 0 });
  });

  it('X3-2: more than there are, or than three, are refused', () => {
    const game = cargo(three(), 1, 'corn', 2).play('0 chooseRole smuggler');
    expect(game.refusal('0 raid 1 3')).toEqual({ code: 'takesTooMany', rule: 'X3-2' });
    expect(parseLine('0 raid 1 4')).toBeNull();
  });

  it('X3-2: an empty ship, or one that does not exist, is refused and nothing changes', () => {
    const game = cargo(three(), 0, 'corn', 1).play('0 chooseRole smuggler');
    expect(game.refusal('0 raid 1')).toEqual({ code: 'shipEmpty', rule: 'X3-2' });
    const two = table(2, {}, ON).play('0 chooseRole smuggler');
    expect(two.refusal('0 raid 2')).toEqual({ code: 'noSuchShip', rule: 'S-7' });
  });
});
