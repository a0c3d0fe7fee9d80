import { BUILDING_NAMES, Building, buildingPrice, Good } from '#engine';
import { withBuildings } from '#tests/engine/support/board';
import type { Holdings } from '#tests/engine/support/give';
import { table } from '#tests/engine/support/table';

const builders = (holdings: Holdings, options: ReturnType<typeof withBuildings>) =>
  table(3, { 0: holdings }, options).play('0 chooseRole builder');

describe('black market', () => {
  const market = withBuildings('blackMarket', 'office');
  const RICH: Holdings = {
    coins: 2,
    vp: 3,
    goods: { corn: 1, sugar: 2 },
    tiles: { corn: 1 },
    workers: { corn: 1 },
    buildings: { blackMarket: 1, sugarMill: 2 },
    sanJuan: 1,
  };

  it.each([
    ['a good', '0 barter hospice - sugar no', 'hospice', 1],
    ['a VP token', '0 barter hospice - - yes', 'hospice', 1],
    ['a colonist', '0 barter hospice corn - no', 'hospice', 1],
    ['good and VP', '0 barter office - corn yes', 'office', 2],
    ['colonist and good', '0 barter office sanJuan sugar no', 'office', 2],
    ['colonist and VP', '0 barter office sugarMill - yes', 'office', 2],
    ['all three', '0 barter largeWarehouse sanJuan sugar yes', 'largeWarehouse', 3],
  ])('X1-1: pays the missing amount with %s', (_what, line, name, missing) => {
    const game = builders(RICH, market);
    const building = Building[name as keyof typeof Building];
    expect(buildingPrice(game.state, 0, building).total - 2).toBe(missing);
    game.play(line);
    expect(game.owns(0)).toContain(name);
    expect(game.player(0).coins).toBe(0);
  });

  it('X1-1: everything returned goes back to the supplies', () => {
    const game = builders(RICH, market);
    const { vp, colonists, goods } = game.state;
    game.play('0 barter largeWarehouse sanJuan sugar yes');
    expect(game.state.vp).toBe(vp + 1);
    expect(game.player(0).vp).toBe(2);
    expect(game.state.colonists).toBe(colonists + 1);
    expect(game.state.goods[Good.sugar]).toBe((goods[Good.sugar] ?? 0) + 1);
  });

  it('X1-1: exactly the missing amount, never more', () => {
    const game = builders(RICH, market);
    expect(game.refusal('0 barter hospice corn sugar no')).toMatchObject({ code: 'wrongBarter' });
    expect(game.refusal('0 barter factory corn sugar yes')).toMatchObject({ code: 'wrongBarter' });
  });

  it('X1-1: not with the black market’s own colonist, nor with things the player lacks', () => {
    const game = builders(RICH, market);
    expect(game.refusal('0 barter hospice blackMarket - no')).toMatchObject({
      code: 'cannotOffer',
    });
    expect(game.refusal('0 barter hospice - coffee no')).toMatchObject({ code: 'cannotOffer' });
    const poor = builders({ ...RICH, vp: 0 }, market);
    expect(poor.refusal('0 barter hospice - - yes')).toMatchObject({ code: 'cannotOffer' });
  });

  it('X1-1: the other rules of building hold', () => {
    const game = builders(RICH, market);
    expect(game.refusal('0 barter sugarMill corn - no')).toMatchObject({ code: 'alreadyOwned' });
  });

  it('B-2: an empty black market is closed', () => {
    const game = builders({ ...RICH, buildings: { blackMarket: 0, sugarMill: 2 } }, market);
    expect(game.refusal('0 barter hospice corn - no')).toMatchObject({ code: 'notOffered' });
  });

  it('X1-1: a player without coins may still build this way', () => {
    const game = builders({ coins: 0, vp: 1, goods: {}, buildings: { blackMarket: 1 } }, market);
    const ways = game.choices.filter((choice) => choice.startsWith('barter'));
    expect(ways).toContain(`barter ${BUILDING_NAMES[Building.hacienda]} - - yes`);
  });

  it('I-3: a player who could build only with a token that he lacks is skipped', () => {
    const holdings = (vp: number): Holdings => ({
      coins: 0,
      vp,
      goods: {},
      buildings: { blackMarket: 1 },
    });
    const scene = { 1: holdings(1), 2: holdings(0) };
    const game = table(3, scene, market).play('0 chooseRole builder', '0 pass');
    expect(game.asks).toBe('1 build');
    game.play('1 pass');
    expect(game.asks).toBe('1 round');
  });
});

describe('church', () => {
  const church = withBuildings('church', 'statue', 'office', 'cityHall');
  const CHURCH = { coins: 20, buildings: { church: 1 } };

  it.each([
    ['smallWarehouse', 0],
    ['office', 1],
    ['harbor', 1],
    ['statue', 2],
    ['cityHall', 2],
  ])('X1-1: building a %s brings %i VP', (name, vp) => {
    expect(builders(CHURCH, church).play(`0 build ${name}`).player(0).vp).toBe(vp);
  });

  it('X1-1: not for itself', () => {
    const game = builders({ coins: 20 }, church).play('0 build church');
    expect(game.player(0).vp).toBe(0);
  });
});

describe('university and statue', () => {
  it('BU-5: a building without a circle takes no colonist', () => {
    const options = withBuildings('statue', 'university');
    const game = builders({ coins: 20, buildings: { university: 1 } }, options);
    game.play('0 build statue');
    expect(game.asks).toBe('1 build');
  });
});

describe('zoning office', () => {
  const zoning = withBuildings('zoningOffice');
  const priceOf = (holdings: Holdings, building: Building) =>
    buildingPrice(builders({ coins: 9, ...holdings }, zoning).state, 0, building).total;

  it('X2-5: with a colonist small buildings cost 1 less', () => {
    const staffed = { buildings: { zoningOffice: 1 } };
    expect(priceOf(staffed, Building.harbor)).toBe(6);
    expect(priceOf(staffed, Building.cityHall)).toBe(9);
  });

  it('X2-5: with a noble large ones cost 2 less', () => {
    const noble = { buildings: { zoningOffice: 1 }, nobles: { zoningOffice: 1 } };
    expect(priceOf(noble, Building.harbor)).toBe(7);
    expect(priceOf(noble, Building.cityHall)).toBe(7);
  });
});

it('X1-1: library: the builder pays 2 less', () => {
  const options = withBuildings('library');
  const game = builders({ coins: 6, buildings: { library: 1 } }, options);
  expect(buildingPrice(game.state, 0, Building.harbor)).toMatchObject({ privilege: 2, total: 6 });
});
