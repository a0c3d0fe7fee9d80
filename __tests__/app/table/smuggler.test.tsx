import { fireEvent, screen } from '@testing-library/react-native';
import { Good, Role, type Seat } from '#engine';
import type { Holdings } from '#tests/engine/support/give';
import { type Table, table } from '#tests/engine/support/table';
import { sit } from './support/sit';

const ON = { expansions: ['smuggler'] } as const;
const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));

/** A table where all four actions are possible. */
function scene(seats: Partial<Record<Seat, Holdings>> = {}): Table {
  const game = table(
    3,
    { 0: { tiles: { corn: 1, sugar: 1 }, buildings: { harbor: 0 } }, ...seats },
    ON,
  );
  Object.assign(game.state.ships[1], { good: Good.sugar, count: 4 });
  game.state.goods[Good.sugar] -= 4;
  game.state.tradingHouse.push(Good.coffee);
  game.state.goods[Good.coffee]--;
  game.state.colonists -= 2;
  game.state.colonistShip += 2;
  game.state.roleCoins[Role.builder] = 2;
  return game;
}

describe('the smuggler at the table', () => {
  it('X3-2: the role sheet shows the present result of each action', async () => {
    await sit(scene());
    press('role-smuggler');
    expect(screen.getByText(/Raid the ship of 5: 3/)).toBeOnTheScreen();
    expect(screen.getByText(/Loot the trading house: 1/)).toBeOnTheScreen();
    expect(screen.getByText(/^Poach 2/)).toBeOnTheScreen();
    expect(screen.getByText(/Free circles: .*Harbor/i)).toBeOnTheScreen();
    expect(screen.getByText(/Capture the Builder with 2/)).toBeOnTheScreen();
  });

  it('X3-2: an action is chosen, then confirmed', async () => {
    const { session } = await sit(scene().play('0 chooseRole smuggler'));
    press('raid-0');
    press('confirm');
    expect(session.get().view.players[0]?.goods[Good.sugar]).toBe(3);
  });

  it('X3-2: poached colonists are placed on circles one at a time', async () => {
    const { session } = await sit(scene().play('0 chooseRole smuggler', '0 poach -'));
    expect(screen.getByText(/2 still to place/)).toBeOnTheScreen();
    press('assign-0');
    press('confirm');
    expect(session.get().view.players[0]?.workers[0]).toBe(1);
  });

  it('X3-4: a captured role shows its captor and its price', async () => {
    await sit(scene({ 1: { coins: 2 } }).play('0 chooseRole smuggler', '0 capture builder'));
    const card = screen.getByTestId('role-builder');
    expect(card.props.accessibilityLabel).toMatch(/captured by Anna, who gets 3/);
    fireEvent.press(card);
    expect(screen.getByTestId('captive')).toBeOnTheScreen();
    expect(screen.getByTestId('role-refused')).toBeOnTheScreen();
    expect(screen.queryByTestId('take-role')).toBeNull();
  });

  it('X3-4, R-5: the captor plays the role, with or without its privilege', async () => {
    const game = scene().play('0 chooseRole smuggler', '0 capture mayor');
    await sit(game.play('1 chooseRole trader', '2 chooseRole captain'));
    expect(screen.getByText('Play the Mayor')).toBeOnTheScreen();
    expect(screen.getByTestId('decline')).toBeOnTheScreen();
  });
});
