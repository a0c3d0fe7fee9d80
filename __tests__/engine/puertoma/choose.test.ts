import { ARROWS, BOX_NAMES, orderOn, ROLE_NAMES, Role, type Seat } from '#engine';
import { leaveInSupply } from '#tests/engine/support/give';
import { boardOf, forecastOf, nextCard, offer, roleNames, setBoard, solo } from './support';

/** Boxes of the action board, as numbered for the token. */
const box = (name: (typeof BOX_NAMES)[number]) =>
  BOX_NAMES.indexOf(name) as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

function scene(token: (typeof BOX_NAMES)[number], coins: Partial<Record<string, number>> = {}) {
  const game = solo();
  if (game.state.puertoma) game.state.puertoma.token = box(token);
  for (const [name, count] of Object.entries(coins)) {
    game.state.roleCoins[Role[name as keyof typeof Role]] = count ?? 0;
  }
  return game;
}

describe('which roles are profitable', () => {
  const profitable = (game: ReturnType<typeof solo>, seat: Seat = 1) =>
    forecastOf(game.state, seat).profitable;

  it('P-5: the builder, if it can build with the privilege and the coins on the card', () => {
    const game = solo({ 1: { coins: 0 } });
    expect(profitable(game)).toContain('builder');
    setBoard(game.state, 1, { city: ['smallMarket'] });
    expect(profitable(game)).not.toContain('builder');
    game.state.roleCoins[Role.builder] = 1;
    expect(profitable(game)).toContain('builder');
  });

  it('P-5: the settler, if it can place one of the plantations on offer', () => {
    const game = solo({ 1: { tiles: { corn: [0, 0] } } });
    offer(game.state, { corn: 3 });
    expect(profitable(game)).not.toContain('settler');
    offer(game.state, { corn: 2, sugar: 1 });
    expect(profitable(game)).toContain('settler');
  });

  it('P-5: the mayor, if a circle under a tile is free', () => {
    const game = solo({ 1: { tiles: { indigo: [1] } } });
    expect(profitable(game)).toContain('mayor');
    setBoard(game.state, 1, { tiles: { indigo: [2] } });
    expect(profitable(game)).not.toContain('mayor');
  });

  it('P-5: the craftsman, if it can produce a kind it has none of', () => {
    const game = solo({ 1: { tiles: { indigo: [1] } } });
    expect(profitable(game)).not.toContain('craftsman');
    setBoard(game.state, 1, { tiles: { indigo: [2] } });
    expect(profitable(game)).toContain('craftsman');
    setBoard(game.state, 1, { goods: { indigo: 1 } });
    expect(profitable(game)).not.toContain('craftsman');
  });

  it('P-5: the craftsman, not for a good that has run out', () => {
    const game = solo({ 1: { tiles: { indigo: [2] } } });
    leaveInSupply(game.state, 0, 1, 0);
    expect(profitable(game)).not.toContain('craftsman');
  });

  it('P-5: the trader, if it brings a coin or more: with the privilege even corn does', () => {
    const game = solo();
    expect(profitable(game)).not.toContain('trader');
    setBoard(game.state, 1, { goods: { corn: 1 } });
    expect(profitable(game)).toContain('trader');
    game.state.tradingHouse = [0];
    expect(profitable(game)).not.toContain('trader');
  });

  it('P-5: the captain, if it can load something', () => {
    const game = solo({ 1: { goods: { indigo: 1 } } });
    expect(profitable(game)).toContain('captain');
    for (const [at, ship] of game.state.ships.entries()) {
      ship.good = [2, 3, 4][at] as 2 | 3 | 4;
      ship.count = 1;
    }
    expect(profitable(game)).not.toContain('captain');
  });

  it('P-5: the prospector, always', () => {
    const game = solo({}, { people: 2 });
    setBoard(game.state, 2, { coins: 0, tiles: {}, city: ['smallMarket'] });
    offer(game.state, {});
    expect(forecastOf(game.state, 2)).toMatchObject({
      profitable: ['prospector'],
      role: 'prospector',
      reason: 'only',
    });
  });
});

describe('the choice of a role', () => {
  it('P-4, P-7: follows the arrows from the token', () => {
    const game = scene('mayor');
    setBoard(game.state, 1, { goods: { indigo: 1 } });
    expect(forecastOf(game.state, 1)).toMatchObject({
      reached: ['trader'],
      role: 'trader',
      reason: 'arrow',
    });
  });

  it('P-4: with the token on the craftsman and the captain taken, is the trader, though others pay', () => {
    const game = scene('craftsman', { settler: 3, trader: 1 });
    setBoard(game.state, 1, { goods: { indigo: 2 } });
    game.state.roleTaken[Role.captain] = true;
    expect(forecastOf(game.state, 1)).toMatchObject({
      reached: ['trader'],
      role: 'trader',
      reason: 'arrow',
    });
  });

  it('P-4: takes the one with the most coins if arrows lead to several', () => {
    const game = scene('builder', { settler: 1, mayor: 2 });
    expect(forecastOf(game.state, 1)).toMatchObject({
      reached: ['settler', 'mayor'],
      richest: ['mayor'],
      coins: 2,
      role: 'mayor',
      reason: 'coins',
    });
  });

  it('P-4: considers all candidates if no arrow leads to one', () => {
    const game = scene('mayor', { settler: 1 });
    expect(forecastOf(game.state, 1)).toMatchObject({
      profitable: ['settler', 'mayor', 'builder'],
      reached: [],
      richest: ['settler'],
      reason: 'coins',
    });
  });

  it('P-4, P-8: is decided by a card between equals, which is not known before', () => {
    const game = scene('builder');
    expect(forecastOf(game.state, 1)).toMatchObject({
      richest: ['settler', 'mayor'],
      role: null,
      reason: 'card',
    });
    nextCard(game.state, 2);
    game.play('0 chooseRole trader');
    const [chose] = game.told('puertomaChose');
    expect(chose).toMatchObject({ seat: 1, reason: 'card', card: 2 });
    // Card 2 lists the mayor before the settler.
    expect(chose && ROLE_NAMES[chose.role]).toBe('mayor');
  });

  it('P-4: is explained', () => {
    const game = scene('builder', { settler: 1 });
    game.play('0 chooseRole trader');
    const [chose] = game.told('puertomaChose');
    expect(chose && roleNames(chose.available)).toEqual([
      'settler',
      'mayor',
      'builder',
      'craftsman',
      'captain',
    ]);
    expect(chose && roleNames(chose.profitable)).toEqual(['settler', 'mayor', 'builder']);
    expect(chose && roleNames(chose.reached)).toEqual(['settler', 'mayor']);
    expect(chose).toMatchObject({ reason: 'coins', coins: 1, card: null });
  });

  it('P-4: two prospectors are one candidate, with the coins of the richer card', () => {
    const game = solo({}, { people: 3 });
    game.state.roleCoins[Role.secondProspector] = 2;
    expect(forecastOf(game.state, 3)).toMatchObject({
      role: 'secondProspector',
      reason: 'coins',
      coins: 2,
    });
    expect(forecastOf(game.state, 3).profitable).not.toContain('prospector');
  });

  it('P-4, D-10: applies the same rules to all remaining roles if none is profitable', () => {
    const game = solo({ 1: { coins: 0, tiles: {}, city: ['smallMarket'] } });
    offer(game.state, {});
    game.state.roleCoins[Role.captain] = 1;
    expect(forecastOf(game.state, 1)).toMatchObject({
      profitable: [],
      reached: ['settler', 'mayor', 'trader'],
      role: null,
    });
    if (game.state.puertoma) game.state.puertoma.token = box('craftsman');
    expect(forecastOf(game.state, 1)).toMatchObject({
      reached: ['trader', 'captain'],
      role: 'captain',
      reason: 'coins',
    });
  });

  it('P-3: takes the coins on the card and uses the privilege', () => {
    const game = scene('builder', { mayor: 3 });
    setBoard(game.state, 1, { tiles: { indigo: [0] } });
    game.play('0 chooseRole trader');
    expect(game.told('roleChosen')[1]).toMatchObject({ seat: 1, coins: 3, waived: false });
    // One of the three on the ship, and one for the privilege.
    expect(boardOf(game.state, 1).left[1]).toBe(2);
  });
});

describe('the action token', () => {
  const movesOf = (game: ReturnType<typeof solo>, seat: Seat) =>
    game.told('tokenMoved').filter((moved) => moved.seat === seat);

  it('P-6: starts at the builder and follows an arrow to the role that its chooser carried out', () => {
    const game = solo();
    expect(game.state.puertoma?.token).toBe(box('builder'));
    game.state.roleCoins[Role.settler] = 1;
    game.play('0 chooseRole trader');
    expect(movesOf(game, 1)[0]).toEqual({ seat: 1, from: box('builder'), to: box('settler') });
    expect(game.told('puertomaChose')[0]).toMatchObject({ seat: 1, token: box('builder') });
    const order = game.events.map(({ type }) => type);
    expect(order.indexOf('tokenMoved')).toBeGreaterThan(order.indexOf('puertomaSettles'));
  });

  it('P-6: stays when its chooser could not carry out the role', () => {
    const game = scene('craftsman', { trader: 1 });
    setBoard(game.state, 1, { coins: 0, tiles: {}, city: ['smallMarket'] });
    offer(game.state, {});
    game.play('0 chooseRole mayor');
    expect(game.told('puertomaChose')[0]).toMatchObject({
      seat: 1,
      role: Role.trader,
      token: box('craftsman'),
    });
    expect(game.told('sold')).toEqual([]);
    expect(movesOf(game, 1)).toEqual([]);
  });

  it('P-6: goes to the captain once, however often its chooser loads', () => {
    const game = scene('trader', { captain: 5 });
    setBoard(game.state, 1, { goods: { corn: 1, indigo: 1 } });
    game.play('0 chooseRole mayor');
    expect(game.told('puertomaLoads').filter(({ seat }) => seat === 1)).toHaveLength(2);
    expect(movesOf(game, 1)).toEqual([{ seat: 1, from: box('trader'), to: box('captain') }]);
  });

  it.each(['prospector', 'secondProspector'] as const)(
    'P-6: goes to the prospector when a Puertoma chose it: %s',
    (prospector) => {
      const game = solo({}, { people: 3 });
      game.state.roleCoins[Role[prospector]] = 5;
      game.governor(2).play('2 chooseRole trader');
      expect(movesOf(game, 3)).toEqual([{ seat: 3, from: box('builder'), to: box('prospector') }]);
    },
  );

  it('P-6: stays when no arrow leads to the chosen role', () => {
    const game = scene('mayor', { builder: 5 });
    game.play('0 chooseRole trader');
    expect(game.told('puertomaChose')[0]?.role).toBe(Role.builder);
    expect(game.told('tokenMoved').filter(({ seat }) => seat === 1)).toEqual([]);
  });

  it('P-6: moves when a Puertoma carries out a role that another seat chose', () => {
    const game = solo();
    game.play('0 chooseRole mayor');
    expect(game.told('tokenMoved')[0]).toEqual({ seat: 1, from: box('builder'), to: box('mayor') });
  });

  it('P-6: stays when the Puertomas do nothing in that phase', () => {
    const game = scene('mayor');
    game.state.roleCoins[Role.builder] = 9;
    game.play('0 chooseRole craftsman');
    expect(game.told('produced').every(({ goods }) => goods.every((count) => count === 0))).toBe(
      true,
    );
    expect(game.told('tokenMoved').some(({ to }) => to === box('craftsman'))).toBe(false);
  });
});

describe('the printed matter', () => {
  it('P-7, D-11: arrows lead from every box, and only to other boxes', () => {
    for (const from of BOX_NAMES) {
      expect(ARROWS[from].length).toBeGreaterThan(1);
      expect(ARROWS[from]).not.toContain(from);
      expect(new Set(ARROWS[from]).size).toBe(ARROWS[from].length);
    }
    expect(ARROWS.builder).toEqual(['settler', 'mayor', 'trader', 'prospector']);
    expect(ARROWS.craftsman).toEqual(['trader', 'captain', 'smuggler']);
  });

  it('P-8, D-11: each of the eight cards names the seven roles once', () => {
    const cards = [1, 2, 3, 4, 5, 6, 7, 8] as const;
    const orders = cards.map((card) => orderOn(card).map((it) => BOX_NAMES[it]));
    for (const order of orders) {
      expect([...order].sort()).toEqual(BOX_NAMES.filter((name) => name !== 'smuggler').toSorted());
    }
    expect(new Set(orders.map((order) => order.join())).size).toBe(8);
    expect(orders[0]).toEqual([
      'builder',
      'mayor',
      'craftsman',
      'trader',
      'captain',
      'settler',
      'prospector',
    ]);
  });

  it('P-8: the deck is shuffled anew when a card is needed and none is left', () => {
    const game = scene('builder');
    if (game.state.puertoma) game.state.puertoma.deck = [];
    game.play('0 chooseRole trader');
    expect(game.told('deckShuffled')).toHaveLength(1);
    expect(game.state.puertoma?.deck.length).toBeLessThan(8);
  });
});
