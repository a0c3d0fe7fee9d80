import AsyncStorage from '@react-native-async-storage/async-storage';
import { screen } from '@testing-library/react-native';
import { openApp, storeGame } from '#tests/app/screens/support/openApp';
import { bot, person } from '#tests/session/support/table';

beforeEach(() => AsyncStorage.clear());

describe('the chips of the players', () => {
  it('mark bots', async () => {
    await storeGame('g9', [person('Ana', 0), bot('Bo', 1), bot('Cy', 2)], 6);
    await openApp('game/g9', 'table');
    const spoken = [0, 1, 2].map(
      (seat) => screen.getByTestId(`player-${seat}`).props.accessibilityLabel as string,
    );
    expect(spoken.map((label) => label.includes(', bot,'))).toEqual([false, true, true]);
  });
});
