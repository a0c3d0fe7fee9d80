import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { fillsBoard, isHeavy, surprise } from '#app/screens/newGame/expansions';
import { EXPANSIONS } from '#engine';
import { openApp, saves } from './support/openApp';

beforeEach(() => AsyncStorage.clear());

const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));

/** Opens the form with all sections unfolded. */
async function openWithAll() {
  await openApp('new', 'new-game');
  if (screen.queryByTestId('expansion-nobles') === null) press('more');
  await screen.findByTestId('expansion-nobles');
}

async function start() {
  press('start-game');
  await screen.findByTestId(/^(table|hand-over)$/);
  const [game] = (await saves.list()).games;
  if (game === undefined) throw new Error('no game was saved');
  return game;
}

describe('new game', () => {
  it('starts in two taps from home, alone against three bots', async () => {
    await openApp('', 'home');
    press('home-new');
    await screen.findByTestId('new-game');
    const game = await start();
    expect(game.edition).toBe('classic');
    expect(game.seats.map(({ name, kind, level }) => [name, kind, level])).toEqual([
      ['You', 'person', 'medium'],
      ['Marisol', 'bot', 'medium'],
      ['Rafael', 'bot', 'medium'],
      ['Inés', 'bot', 'medium'],
    ]);
  });

  it('adds people by a tap, names them, and remembers everything for the next game', async () => {
    await openWithAll();
    press('seat-2-kind');
    expect(within(screen.getByTestId('seat-1')).getByText('Player 1')).toBeOnTheScreen();
    press('seat-1');
    fireEvent.changeText(screen.getByTestId('seat-name'), 'Ana');
    fireEvent.press(screen.getByRole('radio', { name: 'Hibiscus star' }));
    fireEvent.press(screen.getByRole('button', { name: 'Done' }));
    fireEvent.press(screen.getByRole('button', { name: 'How many: one fewer' }));
    fireEvent.press(screen.getByRole('radio', { name: '1897' }));
    const game = await start();
    expect(game.seats.map(({ name, kind, color }) => [name, kind, color])).toEqual([
      ['Ana', 'person', 'hibiscus'],
      ['Player 2', 'person', 'terracotta'],
      ['Rafael', 'bot', 'seaGreen'],
    ]);
    expect(game.edition).toBe('1897');
    screen.unmount();
    await openApp('new', 'new-game');
    expect(within(screen.getByTestId('seat-1')).getByText('Ana')).toBeOnTheScreen();
    expect(screen.getByRole('radio', { name: '1897' })).toBeChecked();
    expect(screen.queryByTestId('seat-4')).toBeNull();
  });

  it('folds all sections but the players into summaries, and keeps their state', async () => {
    await openApp('new', 'new-game');
    expect(screen.queryByTestId('edition')).toBeNull();
    expect(screen.queryByTestId('variants')).toBeNull();
    expect(screen.getByTestId('more')).toHaveTextContent(
      /Classic · no expansions · 2 variants in use/,
    );
    press('more');
    await screen.findByTestId('expansion-festival');
    press('expansion-festival');
    expect(screen.getByTestId('more')).toHaveTextContent(/Classic · .*estival/);
    screen.unmount();
    await openApp('new', 'new-game');
    expect(screen.getByTestId('edition')).toBeOnTheScreen();
  });

  it('does not start with two players of the same name, and says so', async () => {
    await openApp('new', 'new-game');
    press('seat-1');
    fireEvent.changeText(screen.getByTestId('seat-name'), 'Marisol');
    expect(screen.getByText(/Two players are called Marisol/)).toBeOnTheScreen();
    expect(screen.getByTestId('start-game')).toBeDisabled();
  });

  it('shows only variants that change something', async () => {
    await openWithAll();
    press('variants');
    expect(screen.getByTestId('variant-openScores')).not.toBeChecked();
    expect(screen.getByTestId('variant-simultaneousMayor')).toBeChecked();
    expect(screen.queryByTestId('variant-jewelerCap')).toBeNull();
    expect(screen.queryByTestId('variant-corrections2026')).toBeNull();
    press('expansion-nobles');
    expect(screen.getByTestId('variant-jewelerCap')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('radio', { name: '1897' }));
    await waitFor(() => expect(screen.getByTestId('variant-corrections2026')).toBeOnTheScreen());
  });

  it('V-10: starts a classic game without the corrections of 2026, even if they were on', async () => {
    await openWithAll();
    press('variants');
    fireEvent.press(screen.getByRole('radio', { name: '1897' }));
    await screen.findByTestId('variant-corrections2026');
    press('variant-corrections2026');
    fireEvent.press(screen.getByRole('radio', { name: 'Classic' }));
    await waitFor(() => expect(screen.queryByTestId('variant-corrections2026')).toBeNull());
    await start();
  });

  it('V-7: the first player is random only against bots; with Puertomas P-1 holds', async () => {
    await openWithAll();
    press('variants');
    expect(screen.getByTestId('variant-randomFirstPlayer')).toBeChecked();
    for (const seat of [2, 3, 4]) press(`seat-${seat}-kind`);
    expect(screen.getByTestId('variant-randomFirstPlayer')).not.toBeChecked();
    press('against-puertomas');
    expect(screen.queryByTestId('variant-randomFirstPlayer')).toBeNull();
  });

  it('explains each expansion, and remembers which were chosen', async () => {
    await openWithAll();
    for (const expansion of EXPANSIONS) {
      expect(screen.getByTestId(`expansion-${expansion}`)).not.toBeChecked();
      press(`about-${expansion}`);
      expect(screen.getByTestId(`start-${expansion}`)).toBeOnTheScreen();
      press(`about-${expansion}`);
      expect(screen.queryByTestId(`start-${expansion}`)).toBeNull();
    }
    press('expansion-smuggler');
    expect(screen.queryByText(/That is a lot at once/)).toBeNull();
    await start();
    screen.unmount();
    await openApp('new', 'new-game');
    expect(screen.getByTestId('expansion-smuggler')).toBeChecked();
  });

  it('warns beginners of too many expansions, and can choose them at random', async () => {
    await openWithAll();
    for (const expansion of EXPANSIONS) press(`expansion-${expansion}`);
    expect(screen.getByText(/That is a lot at once/)).toBeOnTheScreen();
    press('surprise');
    const chosen = screen
      .getAllByRole('switch', { checked: true, name: /./ })
      .map(({ props }) => props.testID);
    const expansions = chosen.filter((id) => String(id).startsWith('expansion-'));
    expect(expansions.length).toBeGreaterThanOrEqual(1);
    expect(expansions.length).toBeLessThanOrEqual(3);
  });
});

describe('surprise', () => {
  it('draws one to three expansions, in their order', () => {
    for (let run = 0; run < 50; run++) {
      const drawn = surprise([], Math.random);
      expect(drawn.length).toBeGreaterThanOrEqual(1);
      expect(drawn.length).toBeLessThanOrEqual(3);
      expect(EXPANSIONS.filter((it) => drawn.includes(it))).toEqual(drawn);
    }
  });

  it('fills the board anew only if buildings are added', () => {
    expect(EXPANSIONS.filter((it) => fillsBoard([it]))).toEqual(['newBuildings', 'nobles']);
    expect(isHeavy(['smuggler', 'nobles'])).toBe(false);
    expect(isHeavy(EXPANSIONS)).toBe(true);
  });
});
