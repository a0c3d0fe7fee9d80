import { Role, type Seat } from '#engine';
import type { BotLevel } from '#protocol/limits';
import { offer } from '#tests/engine/puertoma/support';
import { type Table, table } from '#tests/engine/support/table';
import { choice } from './support/choice';

/** Levels that must avoid obvious blunders. */
const SENSIBLE: readonly BotLevel[] = ['medium', 'hard'];
const EVERY_LEVEL: readonly BotLevel[] = ['easy', ...SENSIBLE];

/** Seat 0 chooses after others took these roles, one each. */
function taken(scene: Table, ...roles: (keyof typeof Role)[]): Table {
  const { state } = scene;
  for (const role of roles) state.roleTaken[Role[role]] = true;
  state.picks = roles.length;
  state.governor = ((state.players.length - roles.length) % state.players.length) as Seat;
  return scene;
}

const farm = { tiles: { corn: 2 }, workers: { corn: 2 } };

/** The placement as counts: six kinds of tile, then the city. */
function placement(level: BotLevel, scene: Table): { island: number[]; city: number[] } {
  const [, island = '', city = ''] = choice(level, scene.state, 0).split(' ');
  const counts = (text: string) => text.split('.').map(Number);
  return { island: counts(island), city: counts(city) };
}

describe.each(EVERY_LEVEL)('%s', (level) => {
  it('does not choose the builder without the coins for anything', () => {
    const cheapOnes = { smallIndigoPlant: 0, smallMarket: 0 };
    const scene = taken(table(4, { 0: { coins: 0, ...farm, buildings: cheapOnes } }), 'prospector');
    expect(choice(level, scene.state, 0)).not.toBe('chooseRole builder');
  });

  it('BU-4: builds when it has chosen the builder', () => {
    const scene = table(4, { 0: { coins: 6 } }).play('0 chooseRole builder');
    expect(choice(level, scene.state, 0)).toMatch(/^build /);
  });

  it('does not choose the trader with nothing to sell', () => {
    const scene = taken(table(4, { 0: { coins: 0, goods: {} } }), 'settler', 'mayor', 'prospector');
    expect(choice(level, scene.state, 0)).not.toBe('chooseRole trader');
  });

  it('never declines a colonist, a tile or a good that costs nothing', () => {
    const scene = table(3, {
      0: { tiles: { corn: 2 }, workers: { corn: 2 }, buildings: { hospice: 1 } },
    });
    offer(scene.state, { corn: 4 });
    scene.play('0 chooseRole settler', '0 takeTile corn');
    expect(choice(level, scene.state, 0)).toBe('use hospice');
  });
});

describe.each(SENSIBLE)('%s', (level) => {
  it('staffs a factory that pays', () => {
    const scene = table(4, {
      0: {
        tiles: { corn: 2, indigo: 1, sugar: 1 },
        buildings: { smallIndigoPlant: 0, smallSugarMill: 0, factory: 0 },
        sanJuan: 4,
      },
    }).play('0 chooseRole mayor');
    const { city } = placement(level, scene);
    expect(city[2]).toBe(1);
  });

  it('staffs a plant only together with its plantation', () => {
    const scene = table(4, {
      0: {
        tiles: { corn: 2, coffee: 1, indigo: 1 },
        buildings: { coffeeRoaster: 0, indigoPlant: 0 },
        sanJuan: 2,
      },
    }).play('0 chooseRole mayor');
    const { island, city } = placement(level, scene);
    expect(city).toEqual([island[1], island[4]]);
  });

  it('MA-3, EN-4: staffs a large building before the game ends', () => {
    const scene = table(4, {
      0: {
        tiles: { corn: 4, indigo: 4 },
        workers: { corn: 4 },
        buildings: { smallIndigoPlant: 0, indigoPlant: 0, guildHall: 0 },
      },
    });
    scene.state.endTriggers.push('colonists');
    const { city } = placement(level, scene.play('0 chooseRole mayor'));
    expect(city[2]).toBe(1);
  });

  it('does not take the craftsman if only others profit', () => {
    const rich = {
      tiles: { corn: 4 },
      workers: { corn: 4 },
      buildings: { smallWarehouse: 1 },
    };
    const scene = table(3, {
      0: { tiles: { corn: 1 }, workers: { corn: 1 }, coins: 4 },
      1: rich,
      2: rich,
    });
    expect(choice(level, scene.state, 0)).not.toBe('chooseRole craftsman');
  });

  it('takes the craftsman when it alone produces', () => {
    const estate = {
      tiles: { corn: 4, coffee: 2 },
      workers: { corn: 4, coffee: 2 },
      buildings: { coffeeRoaster: 2 },
    };
    const scene = taken(table(4, { 0: estate }), 'settler', 'builder', 'mayor');
    expect(choice(level, scene.state, 0)).toBe('chooseRole craftsman');
  });

  it('sells the good that pays for a large building instead of shipping it', () => {
    const merchant = { ...farm, coins: 6, goods: { coffee: 1 }, buildings: { largeMarket: 1 } };
    const scene = taken(
      table(4, { 0: merchant, 1: farm, 2: farm, 3: farm }),
      'mayor',
      'craftsman',
      'prospector',
    );
    expect(choice(level, scene.state, 0)).toBe('chooseRole trader');
  });

  it('TR-1: sells its most valuable good', () => {
    const scene = table(3, { 0: { goods: { indigo: 1, coffee: 1 } } }).play('0 chooseRole trader');
    expect(choice(level, scene.state, 0)).toBe('sell coffee');
  });

  it('CA-3: loads what scores most', () => {
    const scene = table(3, { 0: { goods: { corn: 4, indigo: 1 } }, 1: farm, 2: farm });
    scene.play('0 chooseRole captain');
    expect(choice(level, scene.state, 0)).toMatch(/^load corn/);
  });

  it('CA-12: keeps the coffee, not the corn', () => {
    const scene = table(3, { 0: { goods: { indigo: 1, coffee: 1 } }, 1: farm, 2: farm });
    const [small, middle, big] = scene.state.ships;
    Object.assign(small, { good: 0, count: 2 });
    Object.assign(middle, { good: 2, count: 2 });
    Object.assign(big, { good: 3, count: 2 });
    scene.play('0 chooseRole captain');
    expect(scene.asks).toBe('0 store');
    expect(choice(level, scene.state, 0)).toBe('store 0.0.0.0.1');
  });

  it('EN-2: spends its last coins on points when the game ends this round', () => {
    const scene = taken(table(3, { 0: { coins: 12 }, 1: { vp: 3 } }), 'mayor', 'captain');
    scene.state.endTriggers.push('vp');
    expect(choice(level, scene.state, 0)).toBe('chooseRole builder');
    scene.play('0 chooseRole builder');
    expect(choice(level, scene.state, 0)).toMatch(/^build (guildHall|residence|fortress|cityHall)/);
  });

  it('EN-2: ships in the last turn instead of planting', () => {
    const shipper = { coins: 0, goods: { corn: 5 } };
    const scene = taken(table(3, { 0: shipper, 1: { vp: 3 } }), 'mayor', 'builder');
    scene.state.endTriggers.push('colonists');
    expect(choice(level, scene.state, 0)).toBe('chooseRole captain');
  });
});
