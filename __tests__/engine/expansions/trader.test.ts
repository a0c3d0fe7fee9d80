import { Good } from '#engine';
import { withBuildings } from '#tests/engine/support/board';
import { type Table, table } from '#tests/engine/support/table';

const trade = withBuildings('tradingPost', 'library', 'landOffice', 'sawmill', 'smallMarket');

function fillHouse(game: Table, ...goods: Good[]): Table {
  for (const good of goods) game.state.goods[good]--;
  game.state.tradingHouse.push(...goods);
  return game;
}

const FOUR = [Good.corn, Good.indigo, Good.sugar, Good.tobacco];

describe('trading post', () => {
  const POST = { coins: 0, goods: { sugar: 1, coffee: 1 }, buildings: { tradingPost: 1 } };

  it('X1-1: takes a good although the house is full', () => {
    const game = fillHouse(table(3, { 1: POST }, trade), ...FOUR).play('0 chooseRole trader');
    expect(game.asks).toBe('1 sell');
    expect(game.choices).toEqual(['trade sugar', 'trade coffee', 'pass']);
    expect(game.refusal('1 sell coffee')).toMatchObject({ code: 'tradingHouseFull', rule: 'TR-4' });
    game.play('1 trade sugar');
    expect(game.player(1).coins).toBe(2);
    expect(game.supply.sugar).toBe(11);
  });

  it('X1-1: the privilege applies, markets do not', () => {
    const scene = { ...POST, buildings: { tradingPost: 1, smallMarket: 1 } };
    const game = table(3, { 0: scene }, trade).play('0 chooseRole trader', '0 trade coffee');
    expect(game.player(0).coins).toBe(5);
  });

  it('X1-1: it is instead of selling', () => {
    const game = table(3, { 0: POST }, trade).play('0 chooseRole trader', '0 trade sugar');
    expect(game.asks).toBe('1 round');
  });
});

it('X1-1: library: the trader has 2 more for a sale', () => {
  const game = table(
    3,
    { 0: { coins: 0, goods: { corn: 1 }, buildings: { library: 1 } } },
    trade,
  ).play('0 chooseRole trader', '0 sell corn');
  expect(game.player(0).coins).toBe(2);
});

describe('land office', () => {
  const OFFICE = {
    coins: 2,
    goods: { sugar: 1 },
    tiles: { corn: 1 },
    buildings: { landOffice: 1 },
  };
  const NOBLE = { ...OFFICE, workers: { corn: 1 }, nobles: { landOffice: 1 } };

  it('X2-5: with a colonist a tile from the stack for a coin, before selling', () => {
    const game = table(3, { 1: OFFICE }, trade).play('0 chooseRole trader', '1 use landOffice');
    expect(game.player(1).coins).toBe(1);
    expect(game.told('tileGained')).toMatchObject([{ seat: 1, source: 'stack' }]);
    expect(game.choices).toEqual(['sell sugar', 'pass']);
    expect(game.refusal('1 use landOffice')).toMatchObject({ code: 'usedUp' });
  });

  it('X2-5: or after selling, once', () => {
    const game = table(3, { 1: OFFICE }, trade).play('0 chooseRole trader', '1 sell sugar');
    expect(game.asks).toBe('1 landOffice');
    game.play('1 use landOffice');
    expect(game.asks).toBe('1 round');
  });

  it('X2-5: with nothing to sell it is asked all the same', () => {
    const game = table(3, { 1: { ...OFFICE, goods: {} } }, trade).play('0 chooseRole trader');
    expect(game.choices).toEqual(['use landOffice', 'pass']);
  });

  it('X2-5: no coin, no tile', () => {
    const game = table(3, { 1: { ...OFFICE, coins: 0, goods: {} } }, trade);
    game.play('0 chooseRole trader');
    expect(game.asks).toBe('1 round');
  });

  it('X2-5: with a noble a plantation goes for a coin, its colonist to San Juan', () => {
    const game = table(3, { 1: NOBLE }, trade).play('0 chooseRole trader');
    expect(game.refusal('1 use landOffice')).toMatchObject({ code: 'notOffered' });
    game.play('1 discardTile corn');
    expect(game.player(1)).toMatchObject({ coins: 3, sanJuan: 1 });
    expect(game.state.discard[Good.corn]).toBe(1);
  });

  it('X1-3: with the sawmill he sees the tile before deciding', () => {
    const scene = { ...OFFICE, buildings: { landOffice: 1, sawmill: 1 } };
    const game = table(3, { 1: scene }, trade).play('0 chooseRole trader', '1 use landOffice');
    expect(game.asks).toBe('1 sawmill');
    game.play('1 use sawmill');
    expect(game.player(1).turned.reduce((a, b) => a + b)).toBe(1);
    expect(game.asks).toBe('1 sell');
  });
});
