import {
  BUILDING_NAMES,
  Building,
  createGame,
  type GameState,
  isRefusal,
  legalActions,
  seatsToAct,
} from '#engine';
import { boardWith, withBuildings } from '#tests/engine/support/board';
import { request, testGame } from '#tests/engine/support/game';
import { Table, table } from '#tests/engine/support/table';

const PLANTS = 6;
const SLOTS = 17;

/** Everybody drafts the first building on offer until the board is full. */
function draftAll(state: GameState): Table {
  const game = new Table(state);
  while (game.asks.endsWith('draft')) {
    game.play(`${seatsToAct(game.state)[0]} ${game.choices[0]}`);
  }
  return game;
}

describe('the building board', () => {
  it('X1-1: without expansions all base buildings are on the board and nobody drafts', () => {
    const game = table(3);
    expect(game.asks).toBe('0 round');
    expect(game.state.board).toHaveLength(23);
  });

  it('X1-1: the draft goes round from the governor before the first role', () => {
    const game = table(3, {}, { expansions: ['newBuildings'] });
    expect(game.state.board).toHaveLength(PLANTS);
    expect(game.asks).toBe('0 draft');
    game.play('0 draft sawmill');
    expect(game.asks).toBe('1 draft');
    game.play('1 draft wharf', '2 draft statue');
    expect(game.asks).toBe('0 draft');
    expect(game.told('drafted').map(({ building }) => BUILDING_NAMES[building])).toEqual([
      'sawmill',
      'wharf',
      'statue',
    ]);
  });

  it('X1-1: a slot takes a building of its cost and is then full', () => {
    const game = table(3, {}, { expansions: ['newBuildings'] }).play('0 draft aqueduct');
    expect(game.refusal('1 draft smallMarket')).toEqual({ code: 'noFreeSlot', rule: 'X1-1' });
    expect(game.refusal('1 draft aqueduct')).toEqual({ code: 'notInPool', rule: 'X1-1' });
    expect(game.refusal('1 draft sugarMill')).toEqual({ code: 'notInPool', rule: 'X1-1' });
    expect(game.refusal('1 draft chapel')).toEqual({ code: 'notInPool', rule: 'X1-1' });
  });

  it.each([2, 3, 4, 5] as const)('X1-1: %i players fill all 17 slots', (players) => {
    const game = draftAll(testGame(players, { expansions: ['newBuildings', 'nobles'] }));
    expect(game.state.board).toHaveLength(PLANTS + SLOTS);
    expect(game.asks).toBe('0 round');
  });

  it('X1-1: a building comes with all its copies', () => {
    const game = table(4, {}, withBuildings('sawmill', 'statue'));
    expect(game.state.market[Building.sawmill]).toBe(2);
    expect(game.state.market[Building.statue]).toBe(1);
    expect(game.state.market[Building.cityHall]).toBe(0);
  });

  it('X1-1: a random board is full and depends on the seed alone', () => {
    const options = { expansions: ['newBuildings', 'nobles'], board: 'random' } as const;
    const first = testGame(4, options);
    expect(first.board).toHaveLength(PLANTS + SLOTS);
    expect(testGame(4, options).board).toEqual(first.board);
    expect(testGame(4, { ...options, seed: 'another evening' }).board).not.toEqual(first.board);
  });

  it.each([
    ['too short', boardWith().slice(1)],
    ['too long', [...boardWith(), 'statue']],
    ['with a building twice', [...boardWith().slice(1), 'wharf']],
    ['with a plant', [...boardWith().slice(1), 'sugarMill']],
    ['with a name that is no building', [...boardWith().slice(1), 'casino']],
    ['with a number', [...boardWith().slice(1), 0]],
    ['with a name that every object has', [...boardWith().slice(1), 'constructor']],
  ])('X1-1: an explicit list that is %s is refused', (_what, board) => {
    const made = createGame({ ...request(4), expansions: ['newBuildings'], board });
    expect(made).toMatchObject({ code: 'badOption', field: 'board' });
  });

  it('X1-1: an explicit list has no meaning without expansions', () => {
    const made = createGame({ ...request(4), board: boardWith() });
    expect(made).toMatchObject({ code: 'badOption', field: 'board' });
  });

  it('X2-5: the jeweler takes a slot of its cost', () => {
    const game = table(3, {}, { expansions: ['nobles'] });
    game.play('0 draft jeweler', '1 draft university');
    expect(game.refusal('2 draft harbor')).toMatchObject({ code: 'noFreeSlot' });
  });

  it('V-4: no villa beside the jeweler', () => {
    const variants = { noVillaWithJeweler: true };
    const game = table(3, {}, { expansions: ['nobles'], variants }).play('0 draft jeweler');
    expect(game.refusal('1 draft villa')).toMatchObject({ code: 'excludedByVariant' });
    const free = table(3, {}, { expansions: ['nobles'] }).play('0 draft jeweler');
    expect(free.refusal('1 draft villa')).toBeNull();
  });

  it('V-5: no hacienda beside the sawmill', () => {
    const variants = { noHaciendaWithSawmill: true };
    const game = table(3, {}, { expansions: ['newBuildings'], variants }).play('0 draft hacienda');
    expect(game.refusal('1 draft sawmill')).toMatchObject({ code: 'excludedByVariant' });
  });

  it('V-1: with factory and university swapped the slots follow', () => {
    const variants = { swapFactoryUniversity: true };
    const game = table(3, {}, { expansions: ['newBuildings'], variants });
    game.play('0 draft university');
    expect(game.refusal('1 draft lighthouse')).toMatchObject({ code: 'noFreeSlot' });
    expect(game.refusal('1 draft factory')).toBeNull();
  });

  it('R-7: the last slots are filled automatically when there is nothing to choose', () => {
    const game = draftAll(testGame(2, { expansions: ['nobles'] }));
    expect(legalActions(game.state, 0).every(({ type }) => type === 'chooseRole')).toBe(true);
    expect(game.told('forced').every(({ action }) => action === 'draft')).toBe(true);
    expect(game.told('drafted')).toHaveLength(SLOTS);
  });

  it('X1-1: only a valid request becomes a game', () => {
    expect(isRefusal(createGame({ ...request(4), expansions: ['moreGold'] }))).toBe(true);
  });
});
