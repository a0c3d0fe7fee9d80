import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Building, Good, Role, TILE_NAMES } from '#engine';
import { withBuildings } from '#tests/engine/support/board';
import { table } from '#tests/engine/support/table';
import { bot } from '#tests/session/support/table';
import { gameFrom } from './support/gameFrom';
import { promptText, sit, sitAt } from './support/sit';

const tap = (testID: string) => fireEvent.press(screen.getByTestId(testID));

describe('choosing a role', () => {
  it('R-1: a card shows the effect for everybody and can be taken', async () => {
    const scene = table(3, {
      0: { tiles: { corn: 2 }, workers: { corn: 2 } },
      1: { tiles: { corn: 1 }, workers: { corn: 1 } },
      2: { tiles: { corn: 1 }, workers: {} },
    });
    const { session } = await sit(scene);
    tap('role-craftsman');
    const sheet = within(screen.getByTestId('role-sheet'));
    expect(sheet.getByText('2 corn, then 1 more: corn')).toBeOnTheScreen();
    expect(sheet.getByText('1 corn')).toBeOnTheScreen();
    expect(sheet.getByText('nothing')).toBeOnTheScreen();
    tap('take-role');
    expect(session.get().view.role).toBe(Role.craftsman);
  });

  it('R-2: a taken role can be read but not taken again', async () => {
    const scene = table(3).play('0 chooseRole builder');
    while (scene.asks.endsWith('build')) scene.play(`${scene.asks.charAt(0)} pass`);
    await sit(scene);
    tap('role-builder');
    expect(screen.getByTestId('role-sheet')).toBeOnTheScreen();
    expect(screen.queryByTestId('take-role')).toBeNull();
  });

  it('R-2: a card says who took it, and until when', async () => {
    await sit(table(3), 0, 'off', 'open');
    tap('role-builder');
    await act(async () => tap('take-role'));
    for (const _ of ['Anna', 'Bob', 'Cleo']) await act(async () => tap('pass'));
    tap('role-builder');
    expect(screen.getByTestId('role-when')).toHaveTextContent(
      'Anna took it in this round. Nobody else can until the next one.',
    );
  });
});

describe('settler', () => {
  it('SE-1: a plantation is tapped, shown as selected and confirmed', async () => {
    const scene = table(4).play('0 chooseRole settler');
    const offered = scene.state.faceUp.findIndex((count) => count > 0);
    const { session } = await sit(scene);
    tap(`tile-${TILE_NAMES[offered]}`);
    expect(session.get().view.ply).toBe(scene.state.ply);
    tap('confirm');
    expect(session.get().view.ply).toBe(scene.state.ply + 1);
  });

  it('SE-2: a quarry without the privilege is explained, not taken', async () => {
    const scene = table(4).play('0 chooseRole settler', '0 pass');
    await sit(scene);
    tap('tile-quarry');
    expect(screen.getByText(/A quarry is the privilege .*/)).toBeOnTheScreen();
    expect(screen.queryByTestId('confirm')).toBeNull();
  });

  it('SE-5: the hacienda offers a tile that can be declined', async () => {
    const scene = table(4, { 0: { buildings: { hacienda: 1 } } }).play('0 chooseRole settler');
    const { session } = await sit(scene);
    expect(promptText()).toContain('Draw a face-down plantation');
    tap('use');
    expect(session.get().log.map(({ event }) => event.type)).toContain('tileGained');
  });

  it('SE-7: the hospice can be declined in a less prominent place', async () => {
    const scene = table(4, { 0: { buildings: { hospice: 1 } } }).play('0 chooseRole settler');
    const offered = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'][
      scene.state.faceUp.findIndex((count) => count > 0)
    ];
    scene.play(`0 takeTile ${offered}`);
    await sit(scene);
    expect(screen.getByTestId('use')).toBeOnTheScreen();
    expect(screen.getByTestId('decline')).toBeOnTheScreen();
    expect(screen.queryByTestId('pass')).toBeNull();
  });
});

describe('mayor', () => {
  const scene = () =>
    table(3, {
      0: {
        tiles: { indigo: 1, corn: 2 },
        workers: {},
        buildings: { smallIndigoPlant: 0 },
        sanJuan: 1,
      },
    }).play('0 chooseRole mayor');

  it('MA-4: confirming is disabled until all colonists that can work are placed', async () => {
    const { session } = await sit(scene());
    expect(screen.getByTestId('confirm')).toBeDisabled();
    tap('spot-city-smallIndigoPlant');
    tap('spot-tile-indigo');
    expect(screen.getByText('Would produce: 1 indigo')).toBeOnTheScreen();
    expect(screen.getByTestId('confirm')).toBeDisabled();
    tap('spot-tile-corn');
    expect(screen.getByTestId('confirm')).toBeEnabled();
    tap('confirm');
    expect(session.get().log.map(({ event }) => event.type)).toContain('placed');
  });

  it('MA-3: suggest fills all circles sensibly, clear empties them', async () => {
    await sit(scene());
    tap('suggest');
    expect(screen.getByText('Would produce: 2 corn')).toBeOnTheScreen();
    expect(screen.getByTestId('confirm')).toBeEnabled();
    tap('clear');
    expect(screen.getByText('Would produce nothing.')).toBeOnTheScreen();
    expect(screen.getByTestId('confirm')).toBeDisabled();
  });

  it('MA-3: a tap on an empty circle without colonists in hand says what to do', async () => {
    await sit(scene());
    tap('spot-tile-corn');
    tap('spot-tile-corn');
    tap('spot-tile-indigo');
    tap('spot-city-smallIndigoPlant');
    expect(screen.getByText(/Nobody is left to place/)).toBeOnTheScreen();
  });

  describe('X2-2: the player decides who goes into a building', () => {
    const city = { chapel: 0, landOffice: 0 };
    const withNoble = () =>
      table(
        3,
        { 0: { tiles: { corn: 2 }, workers: {}, buildings: city } },
        { expansions: ['nobles'], ...withBuildings('chapel', 'landOffice') },
      ).play('0 chooseRole mayor');

    it.each([
      ['noble', [1, 0]],
      ['colonist', [0, 1]],
    ] as const)('first a %s', async (first, nobles) => {
      const { session } = await sit(withNoble());
      tap(`seat-${first}`);
      tap('spot-city-chapel');
      tap('spot-city-landOffice');
      tap('confirm');
      const anna = session.get().view.players[0];
      const buildings = [Building.chapel, Building.landOffice];
      expect(buildings.map((building) => anna?.specialStaff[building])).toEqual(nobles);
    });

    it('a noble removed from a building can be chosen again', async () => {
      await sit(withNoble());
      tap('spot-city-chapel');
      expect(screen.getByTestId('seat-noble')).toBeDisabled();
      tap('spot-city-landOffice');
      tap('spot-city-chapel');
      expect(screen.getByTestId('seat-noble')).toBeEnabled();
    });
  });
});

describe('builder', () => {
  it('B-1: a building on the market shows its points and how many are left', async () => {
    await sit(table(3, { 0: { coins: 5 } }).play('0 chooseRole builder'));
    const card = within(screen.getByTestId('building-hacienda'));
    expect(card.getByText('× 2')).toBeOnTheScreen();
    expect(screen.getByTestId('building-hacienda')).toHaveProp(
      'accessibilityLabel',
      'Hacienda, 1 doubloon, Worth 1 VP, 2 copies left',
    );
  });

  it('stays unchanged when the turn passes to a player who is not here', async () => {
    const scene = table(3, { 0: { coins: 5 }, 1: { coins: 5 } }).play('0 chooseRole builder');
    const game = gameFrom(scene, 0);
    const seats = game.seats.map((it, seat) => (seat === 0 ? it : bot(it.name, seat)));
    const { session } = await sitAt({ ...game, seats });
    const card = () => screen.getByTestId('building-hacienda');
    const before = card();
    tap('pass');
    expect(session.get().asked).toBeNull();
    expect(card()).toBe(before);
  });

  it('BU-2, BU-3: the price is explained and the building bought', async () => {
    const { session } = await sit(
      table(4, {
        0: { coins: 5, tiles: { quarry: 2, corn: 1 }, workers: { quarry: 2 } },
      }).play('0 chooseRole builder'),
    );
    tap('building-office');
    const sheet = within(screen.getByTestId('building-sheet'));
    expect(sheet.getByText('Quarries')).toBeOnTheScreen();
    expect(sheet.getByText('− 2')).toBeOnTheScreen();
    expect(sheet.getByText('Privilege')).toBeOnTheScreen();
    expect(sheet.getByText('Build for 2 doubloons')).toBeOnTheScreen();
    tap('buy');
    expect(session.get().view.players[0]?.city).toEqual([Building.office]);
  });

  it('BU-1, B-1: says why a building is not available', async () => {
    await sit(
      table(4, { 0: { coins: 3, buildings: { smallMarket: 0 } } }).play('0 chooseRole builder'),
    );
    tap('building-harbor');
    expect(screen.getByText('You are 4 doubloons short.')).toBeOnTheScreen();
    expect(screen.queryByTestId('buy')).toBeNull();
    tap('building-smallMarket');
    expect(screen.getByText(/You have this building already/)).toBeOnTheScreen();
  });
});

describe('craftsman', () => {
  it('CR-3: a tap takes one more of a produced good', async () => {
    const scene = table(4, {
      0: {
        tiles: { corn: 1, indigo: 1 },
        workers: { corn: 1, indigo: 1 },
        buildings: { smallIndigoPlant: 1 },
      },
    }).play('0 chooseRole craftsman');
    const { session } = await sit(scene);
    tap('good-indigo');
    expect(promptText()).toBe('Take 1 indigo more');
    tap('confirm');
    expect(session.get().view.players[0]?.goods[Good.indigo]).toBe(2);
  });
});

describe('trader', () => {
  it('TR-2, TR-6: goods show their price and are sold by a tap', async () => {
    const scene = table(4, {
      0: { goods: { sugar: 1, coffee: 1 }, buildings: { smallMarket: 1 }, coins: 0 },
    }).play('0 chooseRole trader');
    const { session } = await sit(scene);
    tap('good-coffee');
    expect(promptText()).toBe('Sell 1 coffee for 6 doubloons');
    tap('confirm');
    expect(session.get().view.players[0]?.coins).toBe(6);
  });

  it('TR-3: a kind that is already there is explained', async () => {
    const goods = { sugar: 1, corn: 1 };
    const scene = table(4, { 0: { goods }, 1: { goods } }).play(
      '0 chooseRole trader',
      '0 sell sugar',
    );
    await sit(scene);
    tap('good-sugar');
    expect(screen.getByText(/takes each kind only once\./)).toBeOnTheScreen();
  });
});

describe('captain', () => {
  const scene = () =>
    table(4, { 0: { goods: { corn: 6, sugar: 2 } } }).play('0 chooseRole captain');

  it('CA-3, CA-5: a good is picked, then a ship that shows its points', async () => {
    const { session } = await sit(scene());
    tap('good-corn');
    expect(screen.getByTestId('ship-2')).toHaveProp('accessibilityHint', 'Loads 6 corn for 7 VP.');
    tap('ship-2');
    expect(promptText()).toBe('Load 6 corn on the ship of 7: 7 VP');
    tap('confirm');
    expect(session.get().view.ships[2]).toMatchObject({ good: Good.corn, count: 6 });
  });

  it('CA-3: a ship that is too small is explained', async () => {
    await sit(scene());
    tap('good-corn');
    tap('ship-0');
    expect(screen.getByText(/as many of them as possible\./)).toBeOnTheScreen();
  });

  it('CA-7: the wharf is another option', async () => {
    const game = table(4, { 0: { goods: { corn: 3 }, buildings: { wharf: 1 } } });
    const { session } = await sit(game.play('0 chooseRole captain'));
    tap('wharf');
    tap('confirm');
    expect(session.get().log.some(({ event }) => event.type === 'shipped')).toBe(true);
    expect(session.get().view.players[0]?.goods[Good.corn]).toBe(0);
  });

  it('CA-12: goods that will spoil are shown before confirming', async () => {
    const game = table(4, { 0: { goods: { corn: 2, indigo: 1, sugar: 1, tobacco: 1 } } });
    game.state.ships.forEach((ship, at) => {
      Object.assign(ship, { good: [Good.coffee, Good.coffee, Good.coffee][at], count: 1 });
    });
    game.state.goods[Good.coffee] -= 3;
    const { session } = await sit(game.play('0 chooseRole captain'));
    expect(screen.getByText('Storage')).toBeOnTheScreen();
    expect(screen.queryByText('Cargo ships')).toBeNull();
    expect(screen.getByTestId('storage-room')).toHaveTextContent(
      'You may keep 1 barrel of any kind.',
    );
    expect(screen.getByText('Will spoil: 2 corn, 1 indigo and 1 sugar')).toBeOnTheScreen();
    tap('good-corn');
    expect(promptText()).toBe('Keep 1 corn; 1 corn, 1 indigo, 1 sugar and 1 tobacco will spoil');
    tap('confirm');
    expect(session.get().view.players[0]?.goods).toEqual([1, 0, 0, 0, 0]);
  });
});
