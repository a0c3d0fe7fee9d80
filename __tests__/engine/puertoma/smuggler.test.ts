import { type GameState, Role, type Seat, store } from '#engine';
import { table } from '#tests/engine/support/table';
import { forecastOf, offer, type PuertomaScene, solo } from './support';

/** A table with the smuggler, on which no other role pays for the first Puertoma. */
function smugglers(scene: PuertomaScene = {}, token = 3) {
  const game = solo(
    { 1: { coins: 0, city: ['smallMarket'], tiles: { corn: [1] }, goods: { corn: 1 }, ...scene } },
    { expansions: ['smuggler'] },
  );
  offer(game.state, {});
  if (game.state.puertoma) game.state.puertoma.token = token as 3;
  game.state.roleTaken[Role.captain] = true;
  game.state.roleTaken[Role.trader] = true;
  return game;
}

function aboard(
  { ships, goods }: GameState,
  ship: 0 | 1 | 2,
  good: 0 | 1 | 2 | 3 | 4,
  count: number,
) {
  Object.assign(ships[ship], { good, count });
  goods[good] -= count;
}

const smugglingOf = (game: ReturnType<typeof solo>, seat: Seat = 1) =>
  game.told('puertomaSmuggles').find((told) => told.seat === seat);

describe('the smuggler with Puertomas', () => {
  it('P-19: is profitable if it brings something', () => {
    const game = smugglers();
    expect(forecastOf(game.state, 1).profitable).not.toContain('smuggler');
    game.state.tradingHouse = [2];
    game.state.goods[2]--;
    expect(forecastOf(game.state, 1).profitable).toContain('smuggler');
  });

  it('P-19, D-10: is never chosen for nothing', () => {
    const game = smugglers();
    expect(forecastOf(game.state, 1)).toMatchObject({ profitable: [] });
    expect(forecastOf(game.state, 1).richest).not.toContain('smuggler');
  });

  it('P-19: counts as having two coins, and wins ties', () => {
    const game = smugglers({ tiles: { sugar: [1] } }, 4);
    game.state.tradingHouse = [2];
    game.state.goods[2]--;
    game.state.roleTaken[Role.trader] = false;
    game.state.roleCoins[Role.builder] = 2;
    expect(forecastOf(game.state, 1)).toMatchObject({
      role: 'smuggler',
      reason: 'coins',
      coins: 2,
    });
    game.state.roleCoins[Role.builder] = 3;
    expect(forecastOf(game.state, 1)).toMatchObject({ role: 'builder', coins: 3 });
  });

  it('P-19: raids a kind that it does not make, then the fullest ship', () => {
    const game = smugglers();
    aboard(game.state, 0, 0, 4);
    aboard(game.state, 1, 1, 2);
    aboard(game.state, 2, 3, 1);
    game.play('0 chooseRole mayor');
    expect(game.told('puertomaChose')[0]?.role).toBe(Role.smuggler);
    expect(smugglingOf(game)).toMatchObject({ choice: 'raid', raid: 2, ship: 1 });
    expect(game.told('raided')[0]).toMatchObject({ seat: 1, good: 1, taken: 2 });
  });

  it('P-19: takes the best action; ties go to poaching, then to looting', () => {
    const game = smugglers({ tiles: { corn: [1], coffee: [0] } });
    game.state.colonists -= 2;
    game.state.colonistShip += 2;
    game.state.tradingHouse = [1, 2];
    for (const good of [1, 2] as const) game.state.goods[good]--;
    game.state.roleTaken[Role.mayor] = true;
    game.play('0 chooseRole settler', '0 pass');
    expect(smugglingOf(game)).toMatchObject({ poach: 2, loot: 2, choice: 'poach' });
    expect(game.told('poached')[0]).toMatchObject({ seat: 1, taken: 2 });
  });

  it('P-6, P-19: the token goes to the smuggler if it did something', () => {
    const game = smugglers();
    game.state.tradingHouse = [2];
    game.state.goods[2]--;
    game.play('0 chooseRole mayor');
    expect(game.told('tokenMoved')).toContainEqual({ seat: 1, from: 3, to: 7 });
  });

  it('X3-3: nobody captures roles, though people do without Puertomas', () => {
    const game = solo({}, { expansions: ['smuggler'] });
    game.state.tradingHouse = [2];
    game.state.goods[2]--;
    game.play('0 chooseRole smuggler');
    expect(game.choices).toContain('loot');
    expect(game.choices.filter((choice) => choice.startsWith('capture'))).toEqual([]);
    const before = store(game.state);
    expect(game.refusal('0 capture builder')).toEqual({ code: 'noCaptures', rule: 'X3-3' });
    expect(store(game.state)).toEqual(before);
    const people = table(3, {}, { expansions: ['smuggler'] }).play('0 chooseRole smuggler');
    expect(people.choices).toContain('capture builder');
  });
});
