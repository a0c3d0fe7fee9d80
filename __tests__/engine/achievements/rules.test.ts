import {
  CARDS,
  Card,
  cardsOf,
  foresee,
  parseLine,
  type Seat,
  score,
  storeView,
  viewFor,
} from '#engine';
import { withBuildings } from '#tests/engine/support/board';
import { announced, cardsIn, hold, holding, namesOf } from '#tests/engine/support/cards';
import { testGame } from '#tests/engine/support/game';
import type { Table } from '#tests/engine/support/table';

const VI = { expansions: ['achievements'] as const };
const linesOf = (game: Table, seat: Seat) =>
  (score(game.state)[seat]?.lines ?? []).filter(({ module }) => module === 'achievements');

describe('great achievements', () => {
  it('X6-1: four different cards for everybody, by the seed', () => {
    for (const players of [2, 3, 4, 5] as const) {
      const { hands, laid } = cardsIn(testGame(players, VI));
      expect(hands.map(({ length }) => length)).toEqual(Array(players).fill(4));
      expect(new Set(hands.flat()).size).toBe(4 * players);
      expect(laid.flat()).toEqual([]);
    }
    const hands = (seed: string) => cardsIn(testGame(4, { ...VI, seed })).hands;
    expect(hands('one')).toEqual(hands('one'));
    expect(hands('one')).not.toEqual(hands('other'));
  });

  it('X6-1: none without the expansion', () => {
    expect(testGame(3).achievements).toBeNull();
    expect(cardsOf(testGame(3), 0)).toEqual([]);
  });

  it('X6-2: several are reached at once, in the order of their table', () => {
    const cards = ['tradeStrategist', 'specialisedShipper', 'cornDispatcher'] as const;
    const game = holding(['independentShipper', ...cards], { 0: { goods: { corn: 7 } } });
    game.play('0 chooseRole captain');
    expect(announced(game)).toEqual([
      '0 tradeStrategist 7',
      '0 cornDispatcher 3',
      '0 independentShipper 4',
      '0 specialisedShipper 5',
    ]);
    const types = game.events.map(({ type }) => type);
    expect(types.indexOf('achieved')).toBe(types.indexOf('shipped') + 1);
  });

  it('X6-2: a card laid down stays, whatever happens to the board afterwards', () => {
    const has = { tiles: { corn: 1 }, workers: { corn: 1 }, goods: { corn: 6 } };
    const game = holding('masterCollector', { 0: has }).play('0 chooseRole craftsman');
    game.play('0 decline', '1 chooseRole captain');
    expect(game.goods(0)).toEqual({});
    expect(namesOf(cardsIn(game.state).laid[0])).toEqual(['masterCollector']);
  });

  it('X6-2: they are lines of the score sheet, not tokens; unreached ones cost nothing', () => {
    const game = holding(['bigSpender', 'tradeTycoon'], { 0: { coins: 9 } });
    game.play('0 chooseRole builder', '0 build guildHall');
    expect(game.player(0)).toMatchObject({ vp: 0, surplusVp: 0 });
    expect(linesOf(game, 0)).toEqual([{ module: 'achievements', line: 'bigSpender', points: 5 }]);
    expect(linesOf(game, 1)).toEqual([]);
    expect(score(game.state)[0]?.total).toBe(4 + 5);
  });

  it('X6-2: each seat has its own, whatever another seat reaches', () => {
    const game = holding('tradeTycoon', {
      1: { goods: { coffee: 1 }, buildings: { largeMarket: 1 } },
    });
    game.play('0 chooseRole trader', '1 sell coffee');
    expect(announced(game)).toEqual([]);
    const own = holding('bigSpender', {
      1: { goods: { coffee: 1 }, buildings: { largeMarket: 1 } },
    });
    hold(own.state, 1, 'tradeTycoon');
    own.play('0 chooseRole trader', '1 sell coffee');
    expect(announced(own)).toEqual(['1 tradeTycoon 4']);
  });

  it('X6-2: a colonist of hospice, university or guesthouse counts at once', () => {
    const eight = { tiles: { corn: 2, sugar: 6 }, workers: { corn: 2, sugar: 6 } };
    const hospice = holding('leadingEmployer', { 0: { ...eight, buildings: { hospice: 1 } } });
    hospice.play('0 chooseRole settler', '0 takeTile quarry');
    expect(announced(hospice)).toEqual([]);
    expect(announced(hospice.play('0 use hospice'))).toEqual(['0 leadingEmployer 6']);

    const city = {
      indigoPlant: 3,
      sugarMill: 3,
      tobaccoStorage: 3,
      coffeeRoaster: 1,
      university: 1,
    };
    const school = holding('headAdministrator', { 0: { coins: 9, buildings: city } });
    school.play('0 chooseRole builder', '0 build smallMarket', '0 use university');
    expect(announced(school)).toEqual(['0 headAdministrator 6']);
  });

  it('X6-2: goods are checked after production with all its bonuses, and after each later good', () => {
    const has = { tiles: { corn: 1 }, workers: { corn: 1 }, goods: { corn: 5 } };
    const game = holding('masterCollector', { 0: has }).play('0 chooseRole craftsman');
    expect(announced(game)).toEqual([]);
    expect(announced(game.play('0 takeGood corn'))).toEqual(['0 masterCollector 7']);
  });

  it('X6-2: loads and gains count within one captain phase only', () => {
    const game = holding(['dockTycoon', 'tradeStrategist'], {
      0: { goods: { corn: 1, indigo: 1 } },
    });
    game.play('0 chooseRole captain', '0 load corn 0', '0 load indigo 1');
    expect(cardsIn(game.state).loaded[0]).toEqual([]);
    expect(cardsIn(game.state).points[0]).toBe(0);
    game.give(0, { goods: { sugar: 2 } });
    game.play('1 chooseRole prospector', '2 chooseRole trader');
    expect(announced(game)).toEqual([]);
  });

  it('X6-2: raided goods and poached colonists count at once', () => {
    const options = { expansions: ['smuggler'] as const };
    const raid = holding('masterCollector', { 0: { goods: { corn: 4 } } }, options);
    Object.assign(raid.state.ships[0], { good: 0, count: 3 });
    raid.state.goods[0] -= 3;
    raid.play('0 chooseRole smuggler', '0 raid 0');
    expect(announced(raid)).toEqual(['0 masterCollector 7']);

    const eight = { tiles: { corn: 2, sugar: 7 }, workers: { corn: 2, sugar: 6 } };
    const poach = holding('leadingEmployer', { 0: eight }, options);
    poach.state.colonists -= 2;
    poach.state.colonistShip += 2;
    poach.play('0 chooseRole smuggler', '0 poach -');
    expect(announced(poach)).toEqual(['0 leadingEmployer 6']);
  });

  it('X6-5: a large plant is a small building and not commercial', () => {
    const game = holding(['majorInvestor', 'bigSpender', 'masterArchitect', 'seniorBureaucrat'], {
      0: { coins: 5, buildings: { guildHall: 0 } },
    });
    expect(announced(game.play('0 chooseRole builder', '0 build coffeeRoaster'))).toEqual([]);
  });

  it('X6-5: occupied or not makes no difference', () => {
    const game = holding('majorInvestor', { 0: { coins: 9, buildings: { fortress: 0 } } });
    game.play('0 chooseRole builder', '0 build guildHall');
    expect(announced(game)).toEqual(['0 majorInvestor 7']);
  });

  it('X6-5: a load on a wharf counts as loaded and completes no cargo', () => {
    const has = { goods: { corn: 5, indigo: 1, sugar: 1 }, buildings: { wharf: 1 } };
    const cards = [
      'specialisedShipper',
      'cornDispatcher',
      'independentShipper',
      'dockTycoon',
    ] as const;
    const game = holding(cards, { 0: has }).play('0 chooseRole captain', '0 wharf corn');
    expect(announced(game)).toEqual(['0 specialisedShipper 5']);
    game.play('0 load indigo 0', '0 load sugar 1');
    expect(announced(game)).toContain('0 dockTycoon 5');
  });

  it('X6-5: five of a kind in a small wharf load count too', () => {
    const has = { goods: { corn: 5, sugar: 1 }, buildings: { smallWharf: 1 } };
    const game = holding('specialisedShipper', { 0: has }, withBuildings('smallWharf'));
    game.play('0 chooseRole captain', '0 ship 5.0.1.0.0');
    expect(announced(game)).toEqual(['0 specialisedShipper 5']);
  });

  it('X6-5: the trading post is no sale', () => {
    const has = { goods: { coffee: 1 }, buildings: { tradingPost: 1, smallMarket: 1 } };
    const options = withBuildings('tradingPost', 'smallMarket', 'library');
    const cards = ['tradeTycoon', 'dealCloser'] as const;
    const game = holding(
      cards,
      { 0: { ...has, buildings: { ...has.buildings, library: 1 } } },
      options,
    );
    game.play('0 chooseRole trader', '0 trade coffee');
    expect(game.told('traded')).toMatchObject([{ coins: 6 }]);
    expect(announced(game)).toEqual([]);
  });

  it('X6-5: goods returned by the royal supplier are not loaded, but their points count', () => {
    const has = {
      goods: { corn: 6, indigo: 1 },
      buildings: { royalSupplier: 1, unionHall: 1 },
      nobles: { royalSupplier: 1 },
    };
    const options = withBuildings('royalSupplier', 'unionHall');
    const game = holding(['dockTycoon', 'tradeStrategist'], { 0: has }, options);
    // One point for the returned good, three for pairs, six for the load and the privilege.
    game.play('0 chooseRole captain', '0 deliver indigo');
    expect(cardsIn(game.state).points[0]).toBeGreaterThan(0);
    game.play('0 load corn 2');
    expect(announced(game)).toEqual(['0 tradeStrategist 7']);
  });

  it('D-9: the part returned by the black market does not count as paid', () => {
    const has = {
      coins: 5,
      goods: { corn: 1 },
      vp: 1,
      sanJuan: 1,
      tiles: { quarry: 1 },
      workers: { quarry: 1 },
      buildings: { blackMarket: 1 },
    };
    const game = holding(
      ['masterArchitect', 'bigSpender'],
      { 0: has },
      withBuildings('blackMarket', 'guildHall'),
    );
    game.play('0 chooseRole builder', '0 barter guildHall sanJuan corn yes');
    expect(announced(game)).toEqual(['0 bigSpender 5', '0 masterArchitect 3']);
  });

  it('D-9: a large building for free spends no last coin', () => {
    const has = {
      coins: 0,
      tiles: { quarry: 4 },
      workers: { quarry: 4 },
      forests: { sugar: 8 },
      buildings: { sawmill: 1, library: 1 },
    };
    const options = withBuildings('sawmill', 'library', 'guildHall');
    const game = holding('bigSpender', { 0: has }, options);
    game.play('0 chooseRole builder', '0 build guildHall');
    expect(game.told('built')).toMatchObject([{ cost: 0 }]);
    expect(announced(game)).toEqual([]);
  });

  it('D-5: a guest is asked to move where that might reach a card, whoever holds it', () => {
    const has = {
      tiles: { corn: 2, sugar: 7 },
      workers: { corn: 2, sugar: 6 },
      buildings: { guesthouse: 1 },
    };
    const options = withBuildings('guesthouse');
    const mine = holding('leadingEmployer', { 0: has }, options);
    const other = holding('tradeTycoon', { 0: has }, options);
    for (const game of [mine, other]) game.play('0 chooseRole trader');
    expect([mine.asks, other.asks]).toEqual(['0 guesthouse', '0 guesthouse']);
    expect(announced(mine.play('0 move sugar no'))).toEqual(['0 leadingEmployer 6']);
    expect(announced(other.play('0 move sugar no'))).toEqual([]);
  });
});

describe('the view of the cards', () => {
  it('I-3, X6-1: shows others how many, never which', () => {
    const state = testGame(3, VI);
    const { hands } = cardsIn(state);
    expect(viewFor(state, 1).achievements?.hands).toEqual([
      [null, null, null, null],
      hands[1],
      [null, null, null, null],
    ]);
    const text = JSON.stringify(storeView(viewFor(state, null)));
    for (const hand of hands) for (const name of namesOf(hand)) expect(text).not.toContain(name);
  });

  it('I-4: reveals everything at the end', () => {
    const state = testGame(3, VI);
    state.over = true;
    expect(viewFor(state, null).achievements?.hands).toEqual(cardsIn(state).hands);
  });

  it('X6-2: shows the owner which action would reach a card', () => {
    const game = holding('bigSpender', { 0: { coins: 9 } }).play('0 chooseRole builder');
    const noted = parseLine('0 build guildHall');
    const events = noted === null ? [] : foresee(game.state, 0, noted.action).events;
    expect(events).toContainEqual({ type: 'achieved', seat: 0, card: Card.bigSpender, vp: 5 });
  });

  it('X6-2: neither predicts nor hinders cards of others', () => {
    const producing = { tiles: { corn: 5 }, workers: { corn: 5 }, goods: { corn: 2 } };
    const game = holding('bigSpender', { 1: producing });
    hold(game.state, 1, 'masterCollector');
    const noted = parseLine('0 chooseRole craftsman');
    const { events } = noted === null ? { events: [] } : foresee(game.state, 0, noted.action);
    expect(events.map(({ type }) => type)).not.toContain('achieved');
    expect(events.filter(({ type }) => type === 'produced')).toHaveLength(4);
    expect(announced(game.play('0 chooseRole craftsman'))).toEqual(['1 masterCollector 7']);
  });

  it('X6-2: shows the owner the progress of each card', () => {
    const has = { coins: 3, tiles: { corn: 3 }, buildings: { fortress: 0 }, goods: { corn: 5 } };
    const cards = [
      'majorInvestor',
      'masterAgronomist',
      'specialisedShipper',
      'dealCloser',
    ] as const;
    const game = holding(cards, { 0: has });
    const shown = cardsOf(game.state, 0).map(({ card, have, need, isMomentary }) => [
      ...namesOf([card]),
      `${have} of ${need}`,
      isMomentary,
    ]);
    expect(shown).toEqual([
      ['majorInvestor', '1 of 2', false],
      ['masterAgronomist', '3 of 12', false],
      ['specialisedShipper', '5 of 5', true],
      ['dealCloser', '0 of 1', true],
    ]);
  });

  it('X6-2: knows the progress of every card on any board', () => {
    const state = testGame(4, VI);
    for (const card of CARDS) {
      cardsIn(state).hands[0] = [card];
      const [shown] = cardsOf(state, 0);
      expect(shown).toMatchObject({ card, reached: false });
      expect(shown?.have ?? 0).toBeLessThanOrEqual(shown?.need ?? -1);
    }
  });
});
