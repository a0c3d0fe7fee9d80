import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { bot, person } from '#tests/session/support/table';
import { openApp, storeGame } from './support/openApp';

beforeEach(() => AsyncStorage.clear());

const seats = [person('Ana', 0), bot('Bo', 1)];

describe('saved games', () => {
  it('says when there are none', async () => {
    await openApp('saves', 'saves');
    expect(await screen.findByText('No games yet')).toBeOnTheScreen();
  });

  it('deletes a game and restores it on undo', async () => {
    await storeGame('one', seats, 3);
    await storeGame('two', seats, 3);
    await openApp('saves', 'saves');
    fireEvent.press(await screen.findByTestId('delete-one'));
    await waitFor(() => expect(screen.queryByTestId('save-one')).toBeNull());
    expect(screen.getByTestId('save-two')).toBeOnTheScreen();
    fireEvent.press(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByTestId('save-one')).toBeOnTheScreen();
  });

  it('renames a game', async () => {
    await storeGame('one', seats, 3);
    await openApp('saves', 'saves');
    fireEvent.press(await screen.findByTestId('rename-one'));
    fireEvent.changeText(screen.getByTestId('rename-name'), 'Rainy Sunday');
    fireEvent.press(screen.getByTestId('rename-save'));
    expect(await screen.findByText('Rainy Sunday')).toBeOnTheScreen();
  });

  it('reports a damaged save, quarantines it and leaves the others alone', async () => {
    await storeGame('one', seats, 3);
    await AsyncStorage.setItem('borinquen/v1/game/bad/head', 'a');
    await AsyncStorage.setItem('borinquen/v1/game/bad/a', '{"half');
    await openApp('saves', 'saves');
    expect(await screen.findByText(/is damaged and can’t be opened/)).toBeOnTheScreen();
    expect(screen.getByTestId('save-one')).toBeOnTheScreen();
    expect(await AsyncStorage.getItem('borinquen/v1/quarantine/bad')).toContain('half');
    fireEvent.press(screen.getByRole('button', { name: 'Throw away' }));
    await waitFor(() => expect(screen.queryByTestId('aside-bad')).toBeNull());
  });
});

describe('opening a game', () => {
  it('opens the table of a saved game at its address', async () => {
    await storeGame('one', seats, 5);
    await openApp('game/one', 'table');
  });

  it.each([
    ['damaged', '{"half', /is damaged/],
    ['newer', '{"format":99}', /newer version/],
  ])('shows a clear message for a %s one', async (_what, text, message) => {
    await AsyncStorage.setItem('borinquen/v1/game/bad/head', 'a');
    await AsyncStorage.setItem('borinquen/v1/game/bad/a', text);
    await openApp('game/bad', 'game-trouble');
    expect(screen.getByText(message)).toBeOnTheScreen();
  });

  it('shows a clear message for one that does not exist', async () => {
    await openApp('game/gone', 'game-trouble');
    expect(screen.getByText('There is no such game on this device.')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Home' }));
    expect(await screen.findByTestId('home')).toBeOnTheScreen();
  });
});
