import { Good, type GoodName, salePriceOf } from '#engine';
import { table } from './support/table';

const ONE_OF_EACH = { corn: 1, indigo: 1, sugar: 1, tobacco: 1, coffee: 1 };

describe('trader', () => {
  it.each<[GoodName, number]>([
    ['corn', 0],
    ['indigo', 1],
    ['sugar', 2],
    ['tobacco', 3],
    ['coffee', 4],
  ])('TR-1: %s brings %i', (good, coins) => {
    const game = table(4, { 1: { coins: 0, goods: { [good]: 2 } } });
    game.play('0 chooseRole trader', `1 sell ${good}`);
    expect(game.player(1).coins).toBe(coins);
    expect(game.goods(1)).toEqual({ [good]: 1 });
    expect(game.state.tradingHouse).toEqual([Good[good]]);
    expect(game.told('sold')).toEqual([{ seat: 1, good: Good[good], coins }]);
  });

  it('TR-1: one good each, or none', () => {
    const game = table(4, { 0: { goods: ONE_OF_EACH }, 1: { goods: ONE_OF_EACH } });
    game.play('0 chooseRole trader', '0 sell corn');
    expect(game.asks).toBe('1 sell');
    expect(game.choices).toEqual([
      'sell indigo',
      'sell sugar',
      'sell tobacco',
      'sell coffee',
      'pass',
    ]);
    game.play('1 pass');
    expect(game.asks).toBe('1 round');
  });

  it('TR-1: nobody sells goods that he does not have', () => {
    const game = table(4, { 0: { goods: { corn: 1 } } }).play('0 chooseRole trader');
    expect(game.refusal('0 sell coffee')).toEqual({ code: 'nothingToSell', rule: 'TR-1' });
  });

  it('TR-2: the trader gets 1 more, if he sells', () => {
    const game = table(4, { 0: { coins: 0, goods: { corn: 2 } } });
    const passing = table(4, { 0: { coins: 0, goods: { corn: 2 } } });
    expect(game.play('0 chooseRole trader', '0 sell corn').player(0).coins).toBe(1);
    expect(passing.play('0 chooseRole trader', '0 pass').player(0).coins).toBe(0);
  });

  it('TR-2: a price asked for in another phase does not include the privilege', () => {
    const game = table(4).play('0 chooseRole settler');
    expect(salePriceOf(game.state, 0, Good.coffee)).toBe(4);
  });

  it('TR-3: the trading house takes a kind only once', () => {
    const game = table(4, { 0: { goods: { coffee: 1 } }, 1: { goods: { coffee: 1, corn: 1 } } });
    game.play('0 chooseRole trader', '0 sell coffee');
    expect(game.choices).toEqual(['sell corn', 'pass']);
    expect(game.refusal('1 sell coffee')).toEqual({ code: 'kindAlreadySold', rule: 'TR-3' });
  });

  it('TR-4: when it is full nobody else sells', () => {
    const game = table(4, { 0: { goods: { corn: 1 } }, 1: { goods: { coffee: 1 } } });
    game.state.tradingHouse = [Good.indigo, Good.sugar, Good.tobacco];
    game.play('0 chooseRole trader', '0 sell corn');
    expect(game.told('skipped').map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(game.goods(1)).toEqual({ coffee: 1 });
  });

  it('TR-5: a full house is emptied into the supply at the end', () => {
    const game = table(4, { 0: { goods: { corn: 1 } } });
    game.state.tradingHouse = [Good.indigo, Good.sugar, Good.tobacco];
    game.play('0 chooseRole trader', '0 sell corn');
    expect(game.state.tradingHouse).toEqual([]);
    expect(game.state.goods).toEqual([10, 12, 12, 10, 9]);
    expect(game.told('tradingHouseEmptied')).toHaveLength(1);
  });

  it('TR-5: a house that is not full keeps its goods', () => {
    const game = table(4, { 0: { goods: { corn: 1 } } });
    game.state.tradingHouse = [Good.indigo, Good.sugar];
    game.play('0 chooseRole trader', '0 sell corn');
    expect(game.state.tradingHouse).toEqual([Good.indigo, Good.sugar, Good.corn]);
    expect(game.told('tradingHouseEmptied')).toEqual([]);
  });

  it.each([
    [{}, 0],
    [{ smallMarket: 1 }, 1],
    [{ largeMarket: 1 }, 2],
    [{ smallMarket: 1, largeMarket: 1 }, 3],
  ])('TR-6: with %j a sale brings %i more', (buildings, more) => {
    const game = table(4, { 1: { coins: 0, goods: { sugar: 1 }, buildings } });
    game.play('0 chooseRole trader');
    expect(salePriceOf(game.state, 1, Good.sugar)).toBe(2 + more);
    expect(game.play('1 sell sugar').player(1).coins).toBe(2 + more);
  });

  it('TR-6: markets and privilege add up, even for corn', () => {
    const scene = { coins: 0, goods: { corn: 1 }, buildings: { smallMarket: 1, largeMarket: 1 } };
    const game = table(4, { 0: scene }).play('0 chooseRole trader', '0 sell corn');
    expect(game.player(0).coins).toBe(4);
  });

  it('TR-7: the office sells a kind that is already there', () => {
    const game = table(4, { 1: { coins: 0, goods: { coffee: 1 }, buildings: { office: 1 } } });
    game.state.tradingHouse = [Good.coffee];
    game.play('0 chooseRole trader', '1 sell coffee');
    expect(game.player(1).coins).toBe(4);
    expect(game.state.tradingHouse).toEqual([Good.coffee, Good.coffee]);
  });

  it('TR-7: not if the house is full', () => {
    const scene = { goods: { coffee: 2, corn: 1 }, buildings: { office: 1 } };
    const game = table(4, { 0: { goods: { corn: 1 } }, 1: scene });
    game.state.tradingHouse = [Good.coffee, Good.sugar, Good.tobacco];
    game.play('0 chooseRole trader');
    expect(game.asks).toBe('0 sell');
    game.play('0 sell corn');
    expect(game.goods(1)).toEqual({ coffee: 2, corn: 1 });
  });
});
