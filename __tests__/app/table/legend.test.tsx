import { legendOf, PIECES } from '#app/table/legend/names';
import { asOneText, legendText } from '#app/ui/legend/legend';
import { legendPlace } from '#app/ui/legend/legendPlace';
import { Building, Good, Role, Tile } from '#engine';
import { table } from '#tests/engine/support/table';
import { sit } from './support/sit';

const ask = (name: string) => legendText({ name, label: 'nothing' });

const scene = () =>
  table(3, {
    0: {
      coins: 6,
      goods: { corn: 2, sugar: 1 },
      tiles: { corn: 2, sugar: 3 },
      workers: { corn: 1 },
      buildings: { smallSugarMill: 0 },
      sanJuan: 1,
    },
  });

describe('the legend', () => {
  it('says what a role does, and what the engine computes for it', async () => {
    await sit(scene());
    const { title, lines, outcome } = ask(legendOf.role(Role.craftsman));
    expect(title).toBe('Craftsman');
    expect(lines.join(' ')).toMatch(/^Harvest.*Privilege: /);
    expect(outcome).toMatch(/^1 corn/);
  });

  it('says what a building costs and does, and how much money is left', async () => {
    const game = scene();
    game.play('0 chooseRole builder');
    await sit(game);
    const { lines, outcome } = ask(legendOf.building(Building.smallMarket));
    expect(lines.at(-1)).toMatch(/Your price: 0 doubloons · Worth 1 VP/);
    expect(outcome).toBe('Build the Small market for 0 doubloons. You keep 6 doubloons.');
    expect(ask(legendOf.building(Building.smallSugarMill))).toMatchObject({ outcome: null });
  });

  it('says what one more colonist on a circle would produce, while colonists are placed', async () => {
    const game = scene();
    game.play('0 chooseRole mayor');
    await sit(game);
    expect(ask(legendOf.tile(Tile.corn)).outcome).toMatch(/^Would produce: 2 corn/);
    expect(ask(legendOf.tile(Tile.sugar)).outcome).toMatch(/^Would produce: 1 corn/);
  });

  it('says where a good can go, and what each way brings', async () => {
    const game = scene();
    game.play('0 chooseRole captain');
    await sit(game);
    const { outcome } = ask(legendOf.good(Good.corn));
    expect(outcome).toMatch(/^Load 2 corn on the ship of \d: 3 VP/);
    expect(ask(legendOf.ship(0)).lines.join(' ')).toContain('one kind of good');
  });

  it('predicts nothing while somebody else decides', async () => {
    const game = scene();
    game.play('0 chooseRole settler', '0 takeTile quarry');
    await sit(game, 0);
    expect(ask(legendOf.role(Role.mayor)).outcome).toBeNull();
  });

  it.each(PIECES)('knows the symbol for %s', async (piece) => {
    await sit(scene());
    const { title, lines } = ask(legendOf.piece(piece));
    expect(title).toBeTruthy();
    expect(lines.length).toBeGreaterThan(0);
  });

  it('shows the label of an element without a name, or unknown to the table', async () => {
    await sit(scene());
    const plain = { title: null, lines: ['nothing'], outcome: null };
    expect(legendText({ name: undefined, label: 'nothing' })).toEqual(plain);
    expect(ask('role 99')).toEqual(plain);
    expect(ask('elephant 1')).toEqual(plain);
  });

  it('is read out as one text', () => {
    expect(asOneText({ title: 'Quarry', lines: ['Cheaper.', 'Good'], outcome: null })).toBe(
      'Quarry. Cheaper. Good',
    );
  });
});

describe('the place of its card', () => {
  const window = { width: 360, height: 640 };

  it('is above a low element and below a high one, inside the window', () => {
    const low = legendPlace({ x: 340, y: 600, width: 20, height: 20 }, window, 1);
    expect(low).toEqual({ left: 32, width: 320, maxHeight: 584, bottom: 48 });
    const high = legendPlace({ x: 0, y: 10, width: 20, height: 20 }, window, 1);
    expect(high).toEqual({ left: 8, width: 320, maxHeight: 594, top: 38 });
  });

  it('is no wider than the window with large text', () => {
    expect(legendPlace({ x: 0, y: 0, width: 0, height: 0 }, window, 2).width).toBe(344);
  });
});
