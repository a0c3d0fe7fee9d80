import { withBuildings } from '#tests/engine/support/board';
import type { Holdings } from '#tests/engine/support/give';
import { passengers, sound, three } from './support';

const WITH_NOBLES = { expansions: ['nobles', 'smuggler'], board: 'random' } as const;

describe('X3-2: poach', () => {
  const ROOMY: Holdings = { tiles: { corn: 1, sugar: 1 }, buildings: { harbor: 0, hospice: 0 } };

  it('X3-2: takes up to three beyond one per player, onto free circles; the others are discarded', () => {
    const game = passengers(three({ 0: ROOMY }), 8).play('0 chooseRole smuggler', '0 poach -');
    expect(game.asks).toBe('0 newcomers');
    expect(game.choices).not.toContain('assign sanJuan');
    game.play('0 assign harbor', '0 assign corn', '0 assign hospice');
    expect(game.player(0)).toMatchObject({ sanJuan: 0, workers: [1, 0, 0, 0, 0, 0] });
    expect(game.state).toMatchObject({ colonistShip: 3, colonistsRemoved: 2 });
    expect(game.told('poached')).toEqual([{ seat: 0, taken: 3, discarded: 2, special: null }]);
    expect(sound(game).asks).toBe('1 round');
  });

  it('X3-2: no more than are aboard beyond one per player, or than free circles', () => {
    const few = passengers(three({ 0: ROOMY }), 4).play('0 chooseRole smuggler', '0 poach -');
    expect(few.told('poached')).toEqual([{ seat: 0, taken: 1, discarded: 0, special: null }]);
    const tight = passengers(three({ 0: { tiles: { corn: 1 } } }), 6);
    tight.play('0 chooseRole smuggler', '0 poach -');
    expect(tight.player(0).workers).toEqual([1, 0, 0, 0, 0, 0]);
    expect(sound(tight).state).toMatchObject({ colonistShip: 3, colonistsRemoved: 2 });
  });

  it('X3-2: fewer may be taken, though that is not offered; the others are discarded', () => {
    const game = passengers(three({ 0: ROOMY }), 8).play('0 chooseRole smuggler');
    expect(game.choices.filter((choice) => choice.startsWith('poach'))).toEqual(['poach -']);
    const none = passengers(three({ 0: ROOMY }), 8).play('0 chooseRole smuggler', '0 poach - 0');
    game.play('0 poach - 1', '0 assign harbor');
    expect(game.told('poached')).toEqual([{ seat: 0, taken: 1, discarded: 4, special: null }]);
    expect(sound(game).state).toMatchObject({ colonistShip: 3, colonistsRemoved: 4 });
    expect(sound(none).state).toMatchObject({ colonistShip: 3, colonistsRemoved: 5 });
    expect(none.asks).toBe('1 round');
  });

  it('X3-2: more than are aboard beyond one per player, or than free circles, are refused', () => {
    const few = passengers(three({ 0: ROOMY }), 4).play('0 chooseRole smuggler');
    expect(few.refusal('0 poach - 2')).toEqual({ code: 'takesTooMany', rule: 'X3-2' });
    const tight = passengers(three({ 0: { tiles: { corn: 1 } } }), 6);
    tight.play('0 chooseRole smuggler');
    expect(tight.refusal('0 poach - 2')).toEqual({ code: 'takesTooMany', rule: 'X3-2' });
  });

  it('X3-2: circles of the guesthouse count', () => {
    const options = {
      ...withBuildings('guesthouse'),
      expansions: ['newBuildings', 'smuggler'],
    } as const;
    const game = passengers(three({ 0: { tiles: {}, buildings: { guesthouse: 0 } } }, options), 6);
    game.play('0 chooseRole smuggler', '0 poach -');
    expect(game.told('poached')).toEqual([{ seat: 0, taken: 2, discarded: 1, special: null }]);
    expect(sound(game).player(0).sanJuan).toBe(0);
  });

  it('X3-2: is allowed without a free circle', () => {
    const game = passengers(three({ 0: { tiles: {} } }), 5);
    game.play('0 chooseRole smuggler', '0 poach -');
    expect(sound(game).state).toMatchObject({ colonistShip: 3, colonistsRemoved: 2 });
    expect(game.asks).toBe('1 round');
  });

  it('X3-2: one per player aboard is too few', () => {
    const game = passengers(three({ 0: ROOMY }), 3).play('0 chooseRole smuggler');
    expect(game.refusal('0 poach -')).toEqual({ code: 'tooFewAboard', rule: 'X3-2' });
    expect(game.refusal('0 poach taken')).toEqual({ code: 'tooFewAboard', rule: 'X3-2' });
  });

  it('X3-2: does not mention nobles when none is aboard', () => {
    const game = passengers(three({ 0: ROOMY }), 5).play('0 chooseRole smuggler');
    expect(game.refusal('0 poach taken')).toEqual({ code: 'wrongFate', rule: 'X3-2' });
  });
});

describe('X3-2 with nobles', () => {
  const noble = (room: number) =>
    passengers(three({ 0: { tiles: { corn: room } } }, WITH_NOBLES), 5);

  it('X3-2, X2-2: the noble is taken and may be placed anywhere', () => {
    const game = noble(1).play('0 chooseRole smuggler');
    expect(game.choices.filter((choice) => choice.startsWith('poach'))).toEqual([
      'poach taken',
      'poach left',
      'poach discarded',
    ]);
    game.play('0 poach taken');
    expect(game.player(0).special).toBe(1);
    expect(sound(game).state).toMatchObject({
      specialOnShip: 0,
      specialRemoved: 0,
      colonistsRemoved: 1,
    });
  });

  it('X3-2: the noble is left aboard', () => {
    const game = noble(2).play('0 chooseRole smuggler', '0 poach left');
    expect(game.player(0)).toMatchObject({ special: 0, workers: [2, 0, 0, 0, 0, 0] });
    expect(sound(game).state).toMatchObject({ specialOnShip: 1, colonistShip: 3 });
  });

  it('X3-2, D-7: the noble is discarded, which is out of the game', () => {
    const game = noble(1).play('0 chooseRole smuggler', '0 poach discarded');
    expect(game.player(0).special).toBe(0);
    expect(sound(game).state).toMatchObject({
      specialOnShip: 0,
      specialRemoved: 1,
      colonistsRemoved: 1,
    });
  });

  it('X3-2: nobody can be discarded when all are taken, or taken without a circle', () => {
    const all = noble(2).play('0 chooseRole smuggler');
    expect(all.refusal('0 poach discarded')).toEqual({ code: 'wrongFate', rule: 'X3-2' });
    expect(all.refusal('0 poach -')).toEqual({ code: 'wrongFate', rule: 'X3-2' });
    expect(all.refusal('0 poach discarded 1')).toBeNull();
    expect(all.refusal('0 poach taken 0')).toEqual({ code: 'wrongFate', rule: 'X3-2' });
    const none = noble(0).play('0 chooseRole smuggler');
    expect(none.refusal('0 poach taken')).toEqual({ code: 'wrongFate', rule: 'X3-2' });
  });
});
