import { ABILITY_NAMES, type AbilityName, Building, type GameEvent, Role } from '#engine';
import { give } from '#tests/engine/support/give';
import { boardOf, offer, solo } from './support';

type Solo = ReturnType<typeof solo>;

const ofFirst = <Told extends { seat: number }>(told: readonly Told[]) =>
  told.filter(({ seat }) => seat === 1);

/** The abilities that the first Puertoma used, by name. */
const used = (game: Solo) =>
  ofFirst(game.told('abilityUsed')).map(({ ability }) => ABILITY_NAMES[ability]);

/** Events of one type about the first Puertoma, before the next role was chosen. */
function inPhase<Type extends GameEvent['type']>(game: Solo, type: Type, nth = 0) {
  const starts = game.events.flatMap((event, at) => (event.type === 'roleChosen' ? [at] : []));
  const phase = game.events.slice(starts[nth], starts[nth + 1]);
  return phase.filter(
    (event): event is Extract<GameEvent, { type: Type; seat: number }> =>
      event.type === type && 'seat' in event && event.seat === 1,
  );
}

/** Fills all ships with other goods, so that nobody loads. */
function blockShips(game: Solo): void {
  for (const [at, ship] of game.state.ships.entries()) {
    const good = ([0, 2, 3] as const)[at] ?? 0;
    Object.assign(ship, { good, count: 1 });
    game.state.goods[good]--;
  }
}

describe('abilities of level 1', () => {
  it('P-18: may sell a kind that is in the trading house', () => {
    const game = solo({ 1: { goods: { coffee: 1 }, abilities: ['repeatSales'] } });
    game.state.tradingHouse = [4];
    game.play('0 chooseRole trader');
    expect(inPhase(game, 'sold')).toMatchObject([{ good: 4, coins: 4 }]);
  });

  it('P-18: but not into a full house', () => {
    const game = solo({ 1: { goods: { coffee: 1 }, abilities: ['repeatSales'] } });
    game.state.tradingHouse = [4, 3, 2, 1];
    game.play('0 chooseRole trader');
    expect(inPhase(game, 'sold')).toEqual([]);
  });

  it('P-18: a coin more for each sale, corn too', () => {
    const game = solo({ 1: { goods: { corn: 1 }, abilities: ['saleBonus'] } });
    game.play('0 chooseRole trader');
    expect(inPhase(game, 'sold')).toMatchObject([{ good: 0, coins: 1 }]);
  });

  it('P-18: a colonist from the supply for each building, placed as P-11 says', () => {
    const game = solo({ 1: { coins: 5, tiles: { sugar: [0] }, abilities: ['builderColonist'] } });
    const supply = game.state.colonists;
    game.play('0 chooseRole builder', '0 pass');
    expect(inPhase(game, 'puertomaSeats')).toMatchObject([{ good: 2, side: 0 }]);
    expect(used(game)).toContain('builderColonist');
    expect(game.state.colonists).toBeLessThan(supply);
  });
});

describe('abilities of level 2', () => {
  it('P-18: stores all of its best kind, and one of its second best', () => {
    const game = solo({ 1: { goods: { indigo: 3, coffee: 3 }, abilities: ['fullStorage'] } });
    blockShips(game);
    game.play('0 chooseRole captain');
    expect(inPhase(game, 'stored')).toMatchObject([
      { kept: [0, 1, 0, 0, 3], lost: [0, 2, 0, 0, 0] },
    ]);
  });

  it('P-18: a coin before building, if it then builds', () => {
    const game = solo({ 1: { coins: 8, abilities: ['builderCoin'] } });
    game.play('0 chooseRole builder', '0 pass');
    expect(inPhase(game, 'built')).toMatchObject([{ building: Building.wharf, cost: 9 }]);
    expect(inPhase(game, 'coinsGained')).toMatchObject([{ coins: 1 }]);
  });

  it('P-18: no coin if nothing can be built', () => {
    const game = solo({ 1: { coins: 0, city: ['smallMarket'], abilities: ['builderCoin'] } });
    game.play('0 chooseRole builder', '0 pass');
    expect(inPhase(game, 'coinsGained')).toEqual([]);
    expect(inPhase(game, 'abilityUsed')).toEqual([]);
  });

  it('P-18, P-5: that coin makes the builder profitable', () => {
    const game = solo({
      1: { coins: 0, tiles: {}, city: ['smallMarket'], abilities: ['builderCoin'] },
    });
    offer(game.state, {});
    game.play('0 chooseRole trader');
    expect(game.told('puertomaChose')[0]).toMatchObject({ role: Role.builder, reason: 'only' });
    expect(inPhase(game, 'built', 1)).toHaveLength(1);
  });

  it('P-18: one more of the best kind received, at the end of the craftsman phase', () => {
    const game = solo({ 1: { tiles: { corn: [1], sugar: [2] }, abilities: ['extraGood'] } });
    game.play('0 chooseRole craftsman');
    expect(inPhase(game, 'goodTaken')).toMatchObject([{ good: 2 }]);
    expect(inPhase(game, 'puertomaTakesBest')).toMatchObject([{ moment: 'extraGood', good: 2 }]);
  });
});

describe('abilities of level 3', () => {
  it('P-18: a coin for each kind produced', () => {
    const game = solo({
      1: { tiles: { corn: [1, 1], sugar: [2] }, abilities: ['productionCoins'] },
    });
    game.play('0 chooseRole craftsman');
    expect(inPhase(game, 'coinsGained')).toMatchObject([{ coins: 2 }]);
  });

  it('P-18: a colonist from the supply at the end of the mayor phase', () => {
    const game = solo({ 1: { tiles: { coffee: [0] }, abilities: ['mayorColonist'] } });
    game.play('0 chooseRole mayor');
    expect(inPhase(game, 'puertomaSeats')).toHaveLength(2);
  });

  it('P-18: with each plantation a good of its kind, with a quarry none', () => {
    const game = solo({ 1: { tiles: { corn: [0] }, abilities: ['plantationGood'] } });
    offer(game.state, { corn: 1, coffee: 3 });
    game.play('0 chooseRole settler', '0 pass');
    expect(inPhase(game, 'goodTaken')).toMatchObject([{ good: 0 }]);
    const quarry = solo({ 1: { tiles: { corn: [0, 0] }, abilities: ['plantationGood'] } });
    offer(quarry.state, { corn: 4 });
    quarry.play('0 chooseRole settler', '0 pass');
    expect(inPhase(quarry, 'goodTaken')).toEqual([]);
  });
});

describe('abilities of level 4', () => {
  it('P-18: a point for each kind it has, before anybody stores', () => {
    const game = solo({ 1: { goods: { indigo: 3, coffee: 1 }, abilities: ['cargoPoints'] } });
    give(game.state, 0, { goods: { indigo: 1 } });
    blockShips(game);
    game.play('0 chooseRole captain');
    expect(inPhase(game, 'vpGained')).toMatchObject([{ vp: 2 }]);
    const order = game.events.map(({ type }) => type);
    expect(order.indexOf('vpGained')).toBeLessThan(order.indexOf('stored'));
  });

  it('P-18, D-7: two of its worst kind leave the game, a point each', () => {
    const game = solo({ 1: { goods: { indigo: 3, coffee: 1 }, abilities: ['cargoDiscard'] } });
    blockShips(game);
    game.play('0 chooseRole captain');
    expect(inPhase(game, 'goodsDiscarded')).toMatchObject([{ goods: [0, 2, 0, 0, 0], vp: 2 }]);
    expect(game.state.goodsRemoved).toEqual([0, 2, 0, 0, 0]);
  });

  it('P-18: fewer if it has fewer', () => {
    const game = solo({ 1: { goods: { indigo: 1, coffee: 1 }, abilities: ['cargoDiscard'] } });
    blockShips(game);
    game.play('0 chooseRole captain');
    expect(inPhase(game, 'goodsDiscarded')).toMatchObject([{ goods: [0, 1, 0, 0, 0], vp: 1 }]);
  });

  it('P-18: two coins for each colonist of the mayor phase, that of level 3 too', () => {
    const game = solo({
      1: { tiles: { coffee: [0] }, abilities: ['mayorCoins', 'mayorColonist'] },
    });
    game.play('0 chooseRole mayor');
    expect(inPhase(game, 'coinsGained')).toMatchObject([{ coins: 4 }]);
  });
});

describe('every ability', () => {
  const SCENES: Readonly<Record<AbilityName, string>> = {
    repeatSales: 'trader',
    saleBonus: 'trader',
    builderColonist: 'builder',
    fullStorage: 'captain',
    builderCoin: 'builder',
    extraGood: 'craftsman',
    productionCoins: 'craftsman',
    mayorColonist: 'mayor',
    plantationGood: 'settler',
    cargoPoints: 'captain',
    cargoDiscard: 'captain',
    mayorCoins: 'mayor',
  };

  it.each(ABILITY_NAMES)('P-2: %s works only from the next round on', (name) => {
    const game = solo({
      1: {
        coins: 3,
        goods: { sugar: 2, corn: 1 },
        tiles: { corn: [1], sugar: [2], coffee: [0] },
        abilities: [name],
      },
    });
    const tile = boardOf(game.state, 1).abilities.find(({ since }) => since === 0);
    if (tile) tile.since = 1;
    game.play(`0 chooseRole ${SCENES[name]}`);
    if (game.choices.includes('pass')) game.play('0 pass');
    expect(inPhase(game, 'abilityUsed')).toEqual([]);
    expect(inPhase(game, 'sold').every(({ coins }) => coins === 2)).toBe(true);
  });
});
