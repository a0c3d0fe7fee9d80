import { CARD_NAMES, type CardName, Good, type GoodName } from '#engine';
import { announced, cardsIn, holding, namesOf } from '#tests/engine/support/cards';
import type { Holdings } from '#tests/engine/support/give';
import type { Table } from '#tests/engine/support/table';

/** Puts goods on a ship, from the supply. */
function aboard(ship: 0 | 1 | 2, good: GoodName, count: number) {
  return (game: Table) => {
    game.state.goods[Good[good]] -= count;
    Object.assign(game.state.ships[ship], { good: Good[good], count });
  };
}

/** Puts goods into the trading house, from the supply. */
const inHouse =
  (...goods: GoodName[]) =>
  (game: Table) => {
    for (const good of goods) {
      game.state.goods[Good[good]]--;
      game.state.tradingHouse.push(Good[good]);
    }
  };

/** How seat 0 reaches its card: its holdings before, and the actions. */
interface Way {
  readonly has: Holdings;
  readonly set?: (game: Table) => void;
  readonly lines: readonly string[];
}

const build = (building: string) => ['0 chooseRole builder', `0 build ${building}`];
const PRODUCE = ['0 chooseRole craftsman'];
const SHIP = ['0 chooseRole captain'];
const TRADE = ['0 chooseRole trader'];
const SETTLE = ['0 chooseRole settler', '0 takeTile quarry'];

/** All tiles of a kind with workers, and a staffed plant. */
const making = (corn: number, { tiles, workers, ...more }: Holdings = {}): Holdings => ({
  tiles: { corn, ...tiles },
  workers: { corn, ...workers },
  ...more,
});
const TWO_SUGAR = { tiles: { sugar: 2 }, workers: { sugar: 2 }, buildings: { sugarMill: 2 } };

const SIX_SMALL = {
  smallMarket: 0,
  hacienda: 0,
  constructionHut: 0,
  smallWarehouse: 0,
  hospice: 0,
  office: 0,
};

const holdingGoods = (goods: Holdings['goods'] = {}): Holdings => making(1, { goods });
/** One forced load, onto a ship with two free spaces. */
const dispatcher = (good: GoodName) => ({
  win: { has: { goods: { [good]: 2 } }, set: aboard(0, good, 3), lines: SHIP },
  miss: { has: { goods: { [good]: 2 } }, set: aboard(0, good, 2), lines: SHIP },
});

/** The store after a production of one corn. The second number just misses the card. */
const store = (first: GoodName, second: GoodName, count: number) => {
  const tiles = { [first]: 1 };
  const plants = { indigo: 'smallIndigoPlant', coffee: 'coffeeRoaster', corn: null } as const;
  const plant = first === 'corn' || first === 'indigo' || first === 'coffee' ? plants[first] : null;
  const maker = { tiles, workers: tiles, buildings: plant === null ? {} : { [plant]: 1 } };
  return {
    win: { has: { ...maker, goods: { [first]: 1, [second]: count - 2 } }, lines: PRODUCE },
    miss: { has: { ...maker, goods: { [first]: 1, [second]: count - 3 } }, lines: PRODUCE },
  };
};

const CARD_WAYS: Readonly<Record<CardName, { readonly win: Way; readonly miss: Way }>> = {
  bigSpender: {
    win: { has: { coins: 9 }, lines: build('guildHall') },
    miss: { has: { coins: 10 }, lines: build('guildHall') },
  },
  masterArchitect: {
    win: {
      has: { coins: 8, tiles: { quarry: 3 }, workers: { quarry: 3 } },
      lines: build('residence'),
    },
    miss: {
      has: { coins: 8, tiles: { quarry: 2 }, workers: { quarry: 2 } },
      lines: build('residence'),
    },
  },
  majorInvestor: {
    win: { has: { coins: 9, buildings: { fortress: 0 } }, lines: build('cityHall') },
    miss: { has: { coins: 9, buildings: { wharf: 0, harbor: 0 } }, lines: build('cityHall') },
  },
  seniorBureaucrat: {
    win: { has: { coins: 9, buildings: SIX_SMALL }, lines: build('harbor') },
    miss: {
      has: { coins: 9, buildings: { ...SIX_SMALL, guildHall: 0 } },
      lines: build('coffeeRoaster'),
    },
  },
  luxuryProvider: {
    win: {
      has: { coins: 9, buildings: { smallSugarMill: 0, tobaccoStorage: 0 } },
      lines: build('coffeeRoaster'),
    },
    miss: {
      has: { coins: 9, buildings: { smallSugarMill: 0, tobaccoStorage: 0 } },
      lines: build('sugarMill'),
    },
  },
  tropicalMagnate: {
    win: {
      has: { coins: 9, buildings: { smallIndigoPlant: 0, indigoPlant: 0 } },
      lines: build('sugarMill'),
    },
    miss: {
      has: { coins: 9, buildings: { smallIndigoPlant: 0, indigoPlant: 0 } },
      lines: build('tobaccoStorage'),
    },
  },
  majorLandowner: {
    win: {
      has: {
        tiles: { corn: 3, sugar: 6 },
        buildings: { guildHall: 0, residence: 0, fortress: 0, customsHouse: 0, cityHall: 0 },
      },
      lines: SETTLE,
    },
    miss: {
      has: {
        tiles: { corn: 2, sugar: 6 },
        buildings: { guildHall: 0, residence: 0, fortress: 0, customsHouse: 0, cityHall: 0 },
      },
      lines: SETTLE,
    },
  },
  masterAgronomist: {
    win: { has: { tiles: { corn: 2, sugar: 6, quarry: 3 } }, lines: SETTLE },
    miss: { has: { tiles: { corn: 2, sugar: 6, quarry: 2 } }, lines: SETTLE },
  },
  headAdministrator: {
    win: {
      has: {
        tiles: {},
        sanJuan: 10,
        buildings: {
          smallIndigoPlant: 0,
          indigoPlant: 0,
          smallSugarMill: 0,
          sugarMill: 0,
          tobaccoStorage: 0,
          harbor: 0,
        },
      },
      lines: ['0 chooseRole mayor'],
    },
    miss: {
      has: {
        tiles: { corn: 1 },
        sanJuan: 10,
        buildings: { indigoPlant: 0, sugarMill: 0, tobaccoStorage: 0, coffeeRoaster: 0 },
      },
      lines: ['0 chooseRole mayor'],
    },
  },
  leadingEmployer: {
    win: { has: { tiles: { corn: 3, sugar: 6 }, sanJuan: 7 }, lines: ['0 chooseRole mayor'] },
    miss: { has: { tiles: { corn: 2, sugar: 6 }, sanJuan: 7 }, lines: ['0 chooseRole mayor'] },
  },
  leadingProducer: {
    win: { has: making(5, TWO_SUGAR), lines: PRODUCE },
    miss: { has: making(4, { ...TWO_SUGAR, goods: { sugar: 3 } }), lines: PRODUCE },
  },
  masterCollector: {
    win: { has: holdingGoods({ corn: 6 }), lines: PRODUCE },
    miss: { has: holdingGoods({ corn: 5, sugar: 6 }), lines: PRODUCE },
  },
  cornAndSugar: store('corn', 'sugar', 8),
  cornAndIndigo: store('corn', 'indigo', 9),
  indigoAndSugar: store('indigo', 'sugar', 7),
  coffeeAndSugar: store('coffee', 'sugar', 6),
  indigoAndTobacco: store('indigo', 'tobacco', 6),
  coffeeAndTobacco: store('coffee', 'tobacco', 5),
  cornDispatcher: dispatcher('corn'),
  indigoDispatcher: dispatcher('indigo'),
  sugarDispatcher: dispatcher('sugar'),
  tobaccoDispatcher: dispatcher('tobacco'),
  coffeeDispatcher: dispatcher('coffee'),
  independentShipper: {
    win: { has: { goods: { corn: 7 } }, lines: SHIP },
    miss: { has: { goods: { corn: 7 } }, set: aboard(2, 'corn', 1), lines: SHIP },
  },
  specialisedShipper: {
    win: { has: { goods: { corn: 5 } }, set: aboard(2, 'corn', 1), lines: SHIP },
    miss: { has: { goods: { corn: 5 } }, set: aboard(2, 'corn', 3), lines: SHIP },
  },
  dockTycoon: {
    win: {
      has: { goods: { corn: 1, indigo: 1, sugar: 1 } },
      lines: [...SHIP, '0 load corn 0', '0 load indigo 1'],
    },
    miss: {
      has: { goods: { corn: 1, indigo: 1 } },
      lines: [...SHIP, '0 load corn 0', '0 load indigo 1'],
    },
  },
  tradeStrategist: {
    win: { has: { goods: { corn: 6 } }, set: aboard(2, 'corn', 1), lines: SHIP },
    miss: { has: { goods: { corn: 5 } }, set: aboard(2, 'corn', 1), lines: SHIP },
  },
  prudentMerchant: {
    win: {
      has: { goods: { corn: 1, sugar: 1 }, buildings: { smallWarehouse: 1 } },
      set: (game) => fillShips(game),
      lines: SHIP,
    },
    miss: {
      has: { goods: { corn: 2 }, buildings: { smallWarehouse: 1 } },
      set: (game) => fillShips(game),
      lines: SHIP,
    },
  },
  dealCloser: {
    win: {
      has: { goods: { coffee: 1 } },
      set: inHouse('corn', 'indigo', 'sugar'),
      lines: [...TRADE, '0 sell coffee'],
    },
    miss: {
      has: { goods: { coffee: 1 } },
      set: inHouse('corn', 'indigo'),
      lines: [...TRADE, '0 sell coffee'],
    },
  },
  tradeTycoon: {
    win: {
      has: { goods: { coffee: 1 }, buildings: { smallMarket: 1 } },
      lines: [...TRADE, '0 sell coffee'],
    },
    miss: {
      has: { goods: { coffee: 1 }, buildings: { smallMarket: 0 } },
      lines: [...TRADE, '0 sell coffee'],
    },
  },
};

/** Fills every ship with other goods, so that nothing can be loaded. */
function fillShips(game: Table): void {
  aboard(0, 'tobacco', 5)(game);
  aboard(1, 'coffee', 6)(game);
  aboard(2, 'indigo', 7)(game);
}

function played(card: CardName, { has, set, lines }: Way): Table {
  const game = holding(card, { 0: has });
  set?.(game);
  return game.play(...lines);
}

const VP: Readonly<Record<CardName, number>> = {
  bigSpender: 5,
  masterArchitect: 3,
  majorInvestor: 7,
  seniorBureaucrat: 7,
  luxuryProvider: 5,
  tropicalMagnate: 4,
  majorLandowner: 7,
  masterAgronomist: 5,
  headAdministrator: 6,
  leadingEmployer: 6,
  leadingProducer: 6,
  masterCollector: 7,
  cornAndSugar: 4,
  cornAndIndigo: 4,
  indigoAndSugar: 4,
  coffeeAndSugar: 4,
  indigoAndTobacco: 4,
  coffeeAndTobacco: 4,
  cornDispatcher: 3,
  indigoDispatcher: 3,
  sugarDispatcher: 4,
  tobaccoDispatcher: 5,
  coffeeDispatcher: 5,
  independentShipper: 4,
  specialisedShipper: 5,
  dockTycoon: 5,
  tradeStrategist: 7,
  prudentMerchant: 4,
  dealCloser: 4,
  tradeTycoon: 4,
};

describe('the thirty cards', () => {
  it('D-9: are all there', () => {
    expect(CARD_NAMES).toHaveLength(30);
    expect(Object.keys(CARD_WAYS)).toEqual([...CARD_NAMES]);
  });

  it.each([...CARD_NAMES])('D-9, X6-2: %s is announced the moment it is reached', (card) => {
    const game = played(card, CARD_WAYS[card].win);
    expect(announced(game)).toEqual([`0 ${card} ${VP[card]}`]);
    expect(namesOf(cardsIn(game.state).laid[0])).toEqual([card]);
    expect(cardsIn(game.state).hands[0]).toEqual([]);
  });

  it.each([...CARD_NAMES])('D-9, X6-2: %s just missed stays in the hand', (card) => {
    const game = played(card, CARD_WAYS[card].miss);
    expect(announced(game)).toEqual([]);
    expect(namesOf(cardsIn(game.state).hands[0])).toEqual([card]);
  });
});
