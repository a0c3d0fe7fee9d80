import { BUILDING_NAMES, Building, GOOD_NAMES, type GoodName, Role, Tile } from '#engine';
import { give } from '#tests/engine/support/give';
import { boardOf, nextCard, noAbilities, offer, setBoard, solo } from './support';

type Solo = ReturnType<typeof solo>;

/** The events of the first Puertoma. */
const ofFirst = <Told extends { seat: number }>(told: readonly Told[]) =>
  told.filter(({ seat }) => seat === 1);

describe('the builder phase', () => {
  const names = (buildings: readonly Building[]) => buildings.map((it) => BUILDING_NAMES[it]);
  /** The buildings of the first Puertoma after the person chose the builder and passed. */
  function builds(game: Solo): string[] {
    game.play('0 chooseRole builder', '0 pass');
    return names(ofFirst(game.told('built')).map(({ building }) => building));
  }

  it('P-9, D-15: it builds the highest level, then the highest cost', () => {
    const game = solo({ 1: { coins: 7 } });
    give(game.state, 0, { coins: 5 });
    expect(builds(game)).toEqual(['factory']);
    expect(game.told('puertomaBuilds')[0]).toMatchObject({ reason: 'level', card: null });
    const rich = solo({ 1: { coins: 9 } });
    give(rich.state, 0, { coins: 5 });
    expect(builds(rich)).toEqual(['wharf']);
    expect(rich.told('puertomaBuilds')[0]).toMatchObject({ reason: 'cost' });
  });

  it('P-9, P-8: between equals a card decides, in the order of the table', () => {
    const game = solo({ 1: { coins: 8 } });
    nextCard(game.state, 4);
    expect(builds(game)).toEqual(['harbor']);
    const [told] = game.told('puertomaBuilds');
    expect(told && names(told.tied)).toEqual(['university', 'harbor']);
    expect(told).toMatchObject({ card: 4, reason: 'card' });
  });

  it('P-9: pays one less only as the builder', () => {
    const game = solo({ 1: { coins: 1, tiles: {} }, 2: { coins: 0, tiles: {} } });
    offer(game.state, {});
    game.state.roleCoins[Role.builder] = 1;
    game.play('0 chooseRole trader');
    // One coin from the card and one less: three for a small warehouse.
    expect(ofFirst(game.told('built'))).toMatchObject([{ cost: 2 }]);
    expect(game.told('built')).toHaveLength(1);
  });

  it('P-3: never builds a plant, however rich', () => {
    const game = solo({ 1: { coins: 0 }, 2: { coins: 1 } });
    game.state.market[Building.smallMarket] = 0;
    give(game.state, 0, { coins: 5 });
    expect(builds(game)).toEqual([]);
    expect(game.told('built').every(({ seat }) => seat === 0)).toBe(true);
  });

  it('P-3: quarries and buildings make nothing cheaper', () => {
    const game = solo({ 1: { coins: 2, quarries: 4, city: ['smallMarket'] } });
    expect(builds(game)).toHaveLength(1);
    expect(ofFirst(game.told('built'))[0]?.cost).toBe(2);
  });

  it('P-9: the first building it builds is never of level 4', () => {
    const game = solo({ 1: { coins: 20 } });
    expect(builds(game)).toEqual(['wharf']);
  });

  it('P-9: never has the same twice, nor three of a level', () => {
    const game = solo({ 1: { coins: 9, city: ['wharf', 'harbor'] } });
    give(game.state, 0, { coins: 5 });
    expect(builds(game)).toEqual(['largeWarehouse']);
  });

  it('P-9: the first one puts its reserve token on a large building', () => {
    const game = solo({ 1: { coins: 1 } });
    nextCard(game.state, 3);
    builds(game);
    const [reserved] = game.told('reserved');
    expect(reserved && names(reserved.options)).toEqual([
      'guildHall',
      'residence',
      'fortress',
      'customsHouse',
      'cityHall',
    ]);
    expect(reserved).toMatchObject({ seat: 1, card: 3, building: Building.fortress });
    expect(boardOf(game.state, 1).reserved).toBe(Building.fortress);
  });

  it('P-9: the two never reserve the same', () => {
    const game = solo({ 1: { coins: 1 }, 2: { coins: 1 } });
    game.state.market[Building.smallMarket] = 2;
    builds(game);
    const [first, second] = game.told('reserved');
    expect(second?.options).not.toContain(first?.building);
  });

  it('P-9: on level 4 only what lies under its token', () => {
    const game = solo({ 1: { coins: 10, city: ['wharf'], reserved: 'cityHall' } });
    expect(builds(game)).toEqual(['cityHall']);
  });

  it('P-9: after the first large building it reserves another, after the second none', () => {
    const game = solo({ 1: { coins: 10, city: ['wharf'], reserved: 'cityHall' } });
    builds(game);
    expect(boardOf(game.state, 1).reserved).not.toBeNull();
    const last = solo({ 1: { coins: 10, city: ['wharf', 'fortress'], reserved: 'cityHall' } });
    builds(last);
    expect(boardOf(last.state, 1).reserved).toBeNull();
    expect(ofFirst(last.told('reserved'))).toEqual([]);
  });

  it('P-9: the token moves on when somebody else builds what lies under it', () => {
    const game = solo({ 1: { coins: 0, city: ['wharf'], reserved: 'cityHall' } });
    give(game.state, 0, { coins: 10 });
    game.play('0 chooseRole builder', '0 build cityHall');
    expect(ofFirst(game.told('reserved'))[0]?.building).not.toBe(Building.cityHall);
    expect(boardOf(game.state, 1).reserved).not.toBeNull();
  });

  it('P-9: with none left the token is gone, and with it level 4', () => {
    const game = solo({ 1: { coins: 0, city: ['wharf'], reserved: 'cityHall' } });
    for (const name of ['guildHall', 'residence', 'fortress', 'customsHouse'] as const) {
      game.state.market[Building[name]] = 0;
    }
    give(game.state, 0, { coins: 10 });
    game.play('0 chooseRole builder', '0 build cityHall');
    expect(ofFirst(game.told('reserved'))).toEqual([
      { seat: 1, options: [], card: null, building: null },
    ]);
    expect(boardOf(game.state, 1).reserved).toBeNull();
  });

  it('P-15: two buildings on each level fill the city and call the end', () => {
    const game = solo({
      1: {
        coins: 10,
        city: ['smallMarket', 'hacienda', 'office', 'hospice', 'wharf', 'harbor', 'fortress'],
        reserved: 'cityHall',
      },
    });
    builds(game);
    expect(game.told('endTriggered')).toEqual([{ trigger: 'city' }]);
  });

  it('P-2: the second building of a level unlocks its ability, from the next round on', () => {
    const game = solo({ 1: { coins: 8, city: ['wharf'], reserved: 'cityHall' } });
    builds(game);
    const [unlocked] = game.told('abilityUnlocked');
    expect(unlocked).toMatchObject({ seat: 1, level: 2 });
    expect(boardOf(game.state, 1).abilities[2].since).toBe(1);
  });

  it('P-2: on level 4 the first does', () => {
    const game = solo({ 1: { coins: 10, city: ['wharf'], reserved: 'cityHall' } });
    builds(game);
    expect(game.told('abilityUnlocked')).toMatchObject([{ seat: 1, level: 3 }]);
  });

  it('P-17: in an easy game the others are removed after two', () => {
    const game = solo(
      { 1: { coins: 10, city: ['wharf', 'harbor'], reserved: 'cityHall' } },
      { ...{}, people: 1 },
    );
    Object.assign(game.state, { options: { ...game.state.options, puertomas: 'easy' } });
    const { abilities } = boardOf(game.state, 1);
    abilities[2].since = 1;
    game.play('0 chooseRole builder', '0 pass');
    expect(game.told('abilitiesRemoved')).toEqual([{ seat: 1 }]);
    setBoard(game.state, 1, { city: ['wharf', 'harbor', 'cityHall', 'office'], coins: 6 });
    game.state.roleTaken[Role.builder] = false;
    expect(abilities[1].since).toBeNull();
  });
});

describe('the settler phase', () => {
  function settles(game: Solo, tiles: Partial<Record<GoodName, number>>): string[] {
    offer(game.state, tiles);
    game.play('0 chooseRole settler', '0 pass');
    return ofFirst(game.told('tileGained')).map(({ tile }) =>
      tile === Tile.quarry ? 'quarry' : (GOOD_NAMES[tile as 0] ?? ''),
    );
  }

  it('P-10, D-15: it takes a kind that it has one of, the best of several', () => {
    const game = solo({ 1: { tiles: { corn: [0], sugar: [0] } } });
    expect(settles(game, { corn: 1, sugar: 1, coffee: 2 })).toEqual(['sugar']);
    expect(ofFirst(game.told('puertomaSettles'))).toMatchObject([{ reason: 'pair' }]);
  });

  it('P-10: else the best kind with a free place', () => {
    const game = solo({ 1: { tiles: { corn: [0, 0] } } });
    expect(settles(game, { corn: 2, indigo: 1, tobacco: 1 })).toEqual(['tobacco']);
    expect(ofFirst(game.told('puertomaSettles'))).toMatchObject([{ reason: 'best' }]);
  });

  it('P-10: else a quarry, though another is the settler', () => {
    const game = solo({ 1: { tiles: { corn: [0, 0] } } });
    const quarries = game.state.quarries;
    expect(settles(game, { corn: 4 })).toEqual(['quarry']);
    expect(boardOf(game.state, 1).quarries).toBe(1);
    expect(game.state.quarries).toBeLessThan(quarries);
  });

  it('P-10: else nothing', () => {
    const game = solo({ 1: { tiles: { corn: [0, 0] } } });
    game.state.quarries = 0;
    expect(settles(game, { corn: 4 })).toEqual([]);
    expect(ofFirst(game.told('skipped'))).toHaveLength(1);
  });

  it('P-10: fills the left place first', () => {
    const game = solo({ 1: { tiles: { sugar: [1] } } });
    settles(game, { sugar: 1, corn: 3 });
    expect(boardOf(game.state, 1).tiles).toEqual([0, 0, 2, 0, 0]);
    expect(boardOf(game.state, 1).left[2]).toBeGreaterThan(boardOf(game.state, 1).right[2]);
  });
});

describe('the mayor phase', () => {
  /** Sets the number of colonists on the ship. The person takes the first. */
  function gains(game: Solo, onShip: number, how = ''): void {
    const { state } = game;
    state.colonists += state.colonistShip - onShip;
    state.colonistShip = onShip;
    game.play(`0 chooseRole mayor${how}`);
    if (game.asks.endsWith('place')) throw new Error('the person has a choice');
  }
  const seatings = (game: Solo) =>
    ofFirst(game.told('puertomaSeats')).map(({ good, side, reason }) => [good, side, reason]);

  it('P-11: goes to the inactive tile with the fewest free circles', () => {
    const game = solo({ 1: { tiles: { coffee: [1], indigo: [1] } } });
    gains(game, 3);
    expect(seatings(game)[0]).toEqual([1, 0, 'fewest']);
  });

  it('P-11: ties go to the best kind, then to the left', () => {
    const game = solo({ 1: { tiles: { coffee: [2, 2], tobacco: [2] } } });
    gains(game, 8);
    expect(seatings(game).slice(0, 3)).toEqual([
      [4, 0, 'bestKind'],
      [4, 1, 'bestKind'],
      [3, 0, 'only'],
    ]);
    const left = solo({ 1: { tiles: { coffee: [2, 2] } } });
    gains(left, 3);
    expect(seatings(left)[0]).toEqual([4, 0, 'left']);
  });

  it('P-11: with all active to the VP area', () => {
    const game = solo({ 1: { tiles: { corn: [1] } } });
    gains(game, 3);
    expect(seatings(game)[0]).toEqual([null, null, 'allActive']);
    expect(boardOf(game.state, 1).idle).toBe(1);
  });

  it('P-11: human 2 free, 1 under sugar, 2 under indigo: the ship is refilled with 5', () => {
    const game = solo({
      1: { tiles: { sugar: [0] } },
      2: { tiles: { indigo: [0, 0], corn: [1] } },
    });
    give(game.state, 0, { tiles: {}, buildings: { indigoPlant: 0 } });
    gains(game, 3, ' waived');
    // One each: one of the person's three circles, one under sugar, one under indigo.
    expect(game.told('shipRefilled')[0]?.count).toBe(5);
  });

  it('P-11: a placed one never moves again', () => {
    const game = solo({ 1: { tiles: { coffee: [2], corn: [0] } } });
    gains(game, 3);
    expect(boardOf(game.state, 1)).toMatchObject({ left: [0, 0, 0, 0, 3] });
    expect(game.told('placed').every(({ seat }) => seat === 0)).toBe(true);
  });
});

describe('the craftsman phase', () => {
  it('P-12: one good for each active tile', () => {
    const game = solo({ 1: { tiles: { corn: [1, 1], sugar: [2, 1], coffee: [2] } } });
    game.play('0 chooseRole craftsman');
    expect(ofFirst(game.told('produced'))).toEqual([{ seat: 1, goods: [2, 0, 1, 0, 0] }]);
  });

  it('P-12: the privilege brings one more of the best kind received', () => {
    const game = solo({
      1: { coins: 0, tiles: { corn: [1, 1], sugar: [2, 2] }, city: ['smallMarket'] },
    });
    offer(game.state, {});
    game.play('0 chooseRole trader');
    expect(game.told('puertomaChose')[0]).toMatchObject({ role: Role.craftsman, reason: 'only' });
    expect(game.told('puertomaTakesBest')[0]).toEqual({
      seat: 1,
      moment: 'privilege',
      options: [0, 2],
      good: 2,
    });
    expect(ofFirst(game.told('goodTaken'))).toEqual([{ seat: 1, good: 2, by: null }]);
  });

  it('P-12: of what the supply still has', () => {
    const game = solo({
      1: { coins: 0, tiles: { corn: [1, 1], sugar: [2, 2] }, city: ['smallMarket'] },
    });
    offer(game.state, {});
    give(game.state, 0, { goods: { sugar: 9 } });
    game.play('0 chooseRole trader', '0 pass');
    expect(game.told('puertomaTakesBest')[0]).toMatchObject({ options: [0], good: 0 });
  });
});

describe('the trader phase', () => {
  it('P-13: sells the best good that brings a coin', () => {
    const game = solo({ 1: { goods: { corn: 1, indigo: 1, tobacco: 1 } } });
    game.state.tradingHouse = [3];
    game.play('0 chooseRole trader');
    expect(ofFirst(game.told('sold'))).toEqual([{ seat: 1, good: 1, coins: 1 }]);
  });

  it('P-13: keeps corn, which brings nothing without the privilege', () => {
    const game = solo({ 1: { goods: { corn: 1 } } });
    game.play('0 chooseRole trader');
    expect(ofFirst(game.told('sold'))).toEqual([]);
  });
});

describe('the captain phase', () => {
  /** Kinds and ships of the first Puertoma's loads, with the reason. */
  function loads(game: Solo) {
    noAbilities(game.state);
    game.play('0 chooseRole captain');
    return ofFirst(game.told('puertomaLoads')).map(({ good, ship, reason }) => [
      good,
      ship,
      reason,
    ]);
  }

  it('P-14, D-15: loads the kind of which it can load the most', () => {
    const game = solo({ 1: { goods: { corn: 2, sugar: 4 } } });
    expect(loads(game)[0]).toEqual([2, 0, 'most']);
  });

  it('P-14: counts what it can load, not what it has', () => {
    const game = solo({ 1: { goods: { corn: 2, sugar: 4 } } });
    Object.assign(game.state.ships[2], { good: 2, count: 5 });
    game.state.goods[2] -= 5;
    expect(loads(game)[0]).toEqual([0, 0, 'most']);
  });

  it('P-14: a tie goes to the worst kind, then to the ship with the fewest free spaces', () => {
    const game = solo({ 1: { goods: { indigo: 3, coffee: 3 } } });
    expect(loads(game)).toEqual([
      [1, 0, 'worstKind'],
      [4, 1, 'tightestShip'],
    ]);
  });

  it('P-14: stores one of its best kind', () => {
    const game = solo({ 1: { goods: { indigo: 3, coffee: 3 } } });
    for (const [at, ship] of game.state.ships.entries())
      Object.assign(ship, { good: [0, 2, 3][at], count: 1 });
    for (const good of [0, 2, 3] as const) game.state.goods[good]--;
    noAbilities(game.state);
    game.play('0 chooseRole captain');
    expect(ofFirst(game.told('stored'))).toEqual([
      { seat: 1, kept: [0, 0, 0, 0, 1], lost: [0, 3, 0, 0, 2] },
    ]);
    expect(game.told('puertomaTakesBest')).toContainEqual({
      seat: 1,
      moment: 'storage',
      options: [1, 4],
      good: 4,
    });
  });
});
