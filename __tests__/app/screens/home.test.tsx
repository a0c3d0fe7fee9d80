import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen } from '@testing-library/react-native';
import { bot, person } from '#tests/session/support/table';
import { openApp, storeGame } from './support/openApp';

beforeEach(() => AsyncStorage.clear());

const seats = [person('Ana', 0), bot('Bo', 1), bot('Cy', 2)];

describe('home', () => {
  it('offers a new game first if there is none to continue', async () => {
    await openApp('', 'home');
    expect(screen.queryByTestId('home-continue')).toBeNull();
    expect(screen.getByTestId('home-new')).toBeEnabled();
    expect(screen.getByTestId('home-saves')).toBeDisabled();
  });

  it('says why online play is unavailable', async () => {
    await openApp('', 'home');
    expect(await screen.findByText(/no server is set up/)).toBeOnTheScreen();
    expect(screen.getByTestId('home-online')).toBeDisabled();
  });

  it('continues the last game and says how it stands', async () => {
    await storeGame('g7', seats, 20);
    await openApp('', 'home');
    const card = await screen.findByTestId('home-continue');
    expect(card.props.accessibilityLabel).toMatch(/Continue\. Round \d+ · .*Bo: \d+ doubloons?/);
    fireEvent.press(card);
    expect(await screen.findByTestId('table')).toBeOnTheScreen();
  });

  it('leads to the score if the last game is over', async () => {
    await storeGame('g8', seats, 10_000);
    await openApp('', 'home');
    fireEvent.press(await screen.findByTestId('home-continue'));
    expect(await screen.findByTestId('score')).toBeOnTheScreen();
  });
});
