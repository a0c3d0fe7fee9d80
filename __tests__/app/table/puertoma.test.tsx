import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Role } from '#engine';
import { openApp, saves } from '#tests/app/screens/support/openApp';
import { setBoard, solo } from '#tests/engine/puertoma/support';
import { sit } from './support/sit';

beforeEach(() => AsyncStorage.clear());

const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));
const textsIn = (testID: string) =>
  within(screen.getByTestId(testID))
    .getAllByText(/./)
    .map((node) => String(node.props.children));

describe('a table with Puertomas', () => {
  it('P-4: says what each would choose now, and what a card decides', async () => {
    const scene = solo();
    scene.state.roleCoins[Role.settler] = 1;
    await sit(scene);
    const said = textsIn('forecasts');
    expect(said).toContain('Bob would take Settler');
    scene.state.roleCoins[Role.settler] = 0;
    screen.unmount();
    await sit(scene);
    expect(textsIn('forecasts')).toContain('Bob: a card picks Settler / Mayor');
  });

  it('P-4, P-7: shows step by step how the last choice was made', async () => {
    const scene = solo({ 1: { goods: { indigo: 2 } } });
    if (scene.state.puertoma) scene.state.puertoma.token = 3;
    const { session } = await sit(scene);
    await act(async () => {
      await session.act({ type: 'chooseRole', role: Role.captain });
    });
    await screen.findByTestId('forecasts');
    press('forecasts');
    await screen.findByTestId('action-board-sheet');
    expect(screen.getByTestId('action-board')).toBeOnTheScreen();
    const [token, ...steps] = textsIn('last-choice-1').filter((text) => text.length > 1);
    expect(token).toMatch(/^The token is on /);
    expect(steps).toContainEqual(expect.stringMatching(/^Arrows lead to /));
    expect(steps.at(-1)).toMatch(/^(Settler|Mayor|Builder|Trader|Craftsman)\.$/);
  });

  it('P-2: draws the board of a Puertoma with its circles, levels and hidden abilities', async () => {
    const scene = solo({
      1: {
        tiles: { indigo: [2, 1], coffee: [3] },
        city: ['office', 'wharf'],
        reserved: 'cityHall',
        idle: 2,
      },
    });
    setBoard(scene.state, 1, { quarries: 1 });
    await sit(scene);
    press('player-1');
    const board = within(await screen.findByTestId('puertoma-board'));
    expect(board.getByLabelText('indigo plantation: 2 of 2, produces')).toBeOnTheScreen();
    expect(board.getByLabelText('indigo plantation: 1 of 2')).toBeOnTheScreen();
    expect(board.getAllByLabelText('corn plantation: Free place')).toHaveLength(2);
    expect(board.getByRole('button', { name: 'Wharf' })).toBeOnTheScreen();
    expect(board.getAllByText('Hidden ability')).toHaveLength(4);
    expect(board.getByText('Reserved: City hall')).toBeOnTheScreen();
    expect(board.getByText('2 colonists without work')).toBeOnTheScreen();
    press('open-action-board');
    expect(await screen.findByTestId('action-board-sheet')).toBeOnTheScreen();
  });
});

describe('a new game', () => {
  it('P-1: adds one person and two Puertomas by a tap, at the chosen difficulty', async () => {
    await openApp('new', 'new-game');
    fireEvent.press(screen.getByRole('radio', { name: /^Solo: against Puertomas/ }));
    fireEvent.press(screen.getByRole('radio', { name: 'Hard' }));
    press('start-game');
    await screen.findByTestId('table');
    const [game] = (await saves.list()).games;
    expect(game?.seats.map(({ name, kind }) => [name, kind])).toEqual([
      ['You', 'person'],
      ['Puertoma I', 'puertoma'],
      ['Puertoma II', 'puertoma'],
    ]);
    expect(screen.getByTestId('forecasts')).toBeOnTheScreen();
  });

  it('P-1: warns of mixes that the rules advise against', async () => {
    await openApp('new', 'new-game');
    fireEvent.press(screen.getByRole('radio', { name: /^Solo: against Puertomas/ }));
    expect(screen.queryByText(/advises against/)).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Puertomas: one fewer' }));
    fireEvent.press(screen.getByRole('button', { name: 'How many: one fewer' }));
    expect(screen.getByText(/advises against/)).toBeOnTheScreen();
  });
});
