import { Building, Tile } from '../../../src/engine';
import { withBuildings } from '../support/board';
import { table } from '../support/table';

const inn = withBuildings('guesthouse', 'hacienda', 'chapel');
const GUESTS = { tiles: { corn: 1 }, buildings: { guesthouse: 2, hacienda: 0 } };

describe('guesthouse', () => {
  it('D-5: offers a move before choosing a role', () => {
    const game = table(3, { 0: GUESTS }, inn);
    game.state.frames = [{ kind: 'round', seat: 0, subject: 0, detail: 0 }];
    game.governor(2).play('2 chooseRole trader');
    expect(game.asks).toBe('0 guesthouse');
    expect(game.choices).toEqual(['move corn no', 'move hacienda no', 'pass']);
  });

  it('D-5: what is moved works at once', () => {
    const game = table(3, { 1: GUESTS }, inn).play('0 chooseRole settler', '0 pass');
    expect(game.asks).toBe('1 guesthouse');
    game.play('1 move hacienda no', '1 pass');
    expect(game.asks).toBe('1 hacienda');
    expect(game.player(1).staff[Building.guesthouse]).toBe(1);
  });

  it('D-5: before producing too', () => {
    const game = table(3, { 1: GUESTS }, inn).play('0 chooseRole craftsman');
    expect(game.asks).toBe('1 guesthouse');
    game.play('1 move corn no', '1 pass');
    expect(game.player(1).workers[Tile.corn]).toBe(1);
    expect(game.goods(1)).toEqual({ corn: 1 });
  });

  it('D-5: a pass holds for the phase', () => {
    const scene = { ...GUESTS, goods: { corn: 1, sugar: 2 } };
    const game = table(3, { 1: scene }, inn).play('0 chooseRole captain', '1 pass');
    expect(game.asks).toBe('1 load');
    game.play('1 load corn 0');
    expect(game.asks).toBe('1 load');
    game.play('1 load sugar 1');
    expect(game.asks).toBe('1 guesthouse');
  });

  it('D-5: nowhere to go, nothing to ask', () => {
    const game = table(3, { 1: { tiles: {}, buildings: { guesthouse: 2 } } }, inn);
    game.play('0 chooseRole craftsman');
    expect(game.asks).toBe('1 round');
  });

  it('D-5: a noble moves as a noble', () => {
    const scene = { tiles: {}, buildings: { guesthouse: 2, chapel: 0 }, nobles: { guesthouse: 1 } };
    const game = table(3, { 1: scene }, inn).play('0 chooseRole trader');
    expect(game.choices).toEqual(['move chapel no', 'move chapel yes', 'pass']);
    game.play('1 move chapel yes');
    expect(game.player(1).nobleStaff[Building.chapel]).toBe(1);
    expect(game.player(1).nobleStaff[Building.guesthouse]).toBe(0);
  });

  it('D-5: only to a free circle, and only who is there', () => {
    const game = table(3, { 1: GUESTS }, inn).play('0 chooseRole trader');
    expect(game.refusal('1 move sugar no')).toMatchObject({ code: 'noFreeCircle' });
    expect(game.refusal('1 move guesthouse no')).toMatchObject({ code: 'noFreeCircle' });
    expect(game.refusal('1 move corn yes')).toMatchObject({ code: 'noGuest' });
  });
});
