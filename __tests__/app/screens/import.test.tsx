import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { DEFAULT_PREFERENCES } from '#session/preferences/preferences';
import { writeArchive } from '#session/saves/archive';
import { writeNotation } from '#session/saves/notation';
import { goldenGame } from '#tests/session/review/support/finished';
import { openApp, saves } from './support/openApp';

beforeEach(() => AsyncStorage.clear());

const game = goldenGame('two-classic.txt');

async function paste(text: string): Promise<void> {
  fireEvent.press(screen.getByTestId('import'));
  fireEvent.changeText(await screen.findByTestId('import-text'), text);
  fireEvent.press(screen.getByTestId('import-do'));
}

describe('importing a game', () => {
  it('adds it to the saved games with its score, replay and review', async () => {
    await openApp('saves', 'saves');
    await paste(writeNotation(game) ?? '');
    expect(
      await screen.findByText('Anna and Bob is among your saved games now.'),
    ).toBeOnTheScreen();
    const [brought] = (await saves.list()).games;
    expect(brought).toMatchObject({ over: true });
    expect(await screen.findByTestId(`save-${brought?.id}`)).toBeOnTheScreen();
    expect(screen.getByTestId(`review-${brought?.id}`)).toBeOnTheScreen();
  });

  it.each([
    ['', 'Paste a text first.'],
    ['Hello!', /^This is neither a game nor a copy/],
    [
      (writeNotation(game) ?? '').split('\n').slice(0, 60).join('\n'),
      /^This game stops before its end/,
    ],
  ])('says what is wrong and changes nothing: %#', async (text, words) => {
    await openApp('saves', 'saves');
    await paste(text);
    expect(await screen.findByText(words)).toBeOnTheScreen();
    expect(await AsyncStorage.getAllKeys()).toEqual([]);
  });
});

describe('importing a full copy', () => {
  const copied = { ...DEFAULT_PREFERENCES, sounds: false, lessons: { roles: 2 } };
  const copy = writeArchive({ games: [game], quarantined: [], preferences: copied });

  it('adds its games, and leaves settings and records unchanged', async () => {
    await openApp('saves', 'saves');
    await paste(copy);
    expect(await screen.findByText('1 game')).toBeOnTheScreen();
    expect((await saves.list()).games).toEqual([]);
    fireEvent.press(screen.getByTestId('copy-add'));
    expect(await screen.findByText('1 game was added.')).toBeOnTheScreen();
    expect((await saves.list()).games).toHaveLength(1);
    expect(await AsyncStorage.getItem('borinquen/v1/preferences')).toBeNull();
    expect(await screen.findByTestId(`save-${game.id}`)).toBeOnTheScreen();
  });

  it('replaces settings and records only when asked to', async () => {
    await openApp('saves', 'saves');
    await paste(copy);
    fireEvent.press(await screen.findByTestId('copy-replace'));
    fireEvent.press(screen.getByTestId('copy-add'));
    await screen.findByText('1 game was added.');
    await screen.findByTestId(`save-${game.id}`);
    await waitFor(async () => {
      const stored = JSON.parse((await AsyncStorage.getItem('borinquen/v1/preferences')) ?? '{}');
      expect(stored).toMatchObject({ sounds: false, lessons: { roles: 2 } });
    });
  });
});
