import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { openApp } from './support/openApp';

beforeEach(() => AsyncStorage.clear());

const stored = async () =>
  JSON.parse((await AsyncStorage.getItem('borinquen/v1/preferences')) ?? '{}');

describe('settings', () => {
  it('switches the language immediately and keeps it', async () => {
    await openApp('settings', 'settings');
    fireEvent.press(screen.getByRole('radio', { name: 'Français' }));
    expect(screen.getByRole('heading', { name: 'Réglages' })).toBeOnTheScreen();
    await waitFor(async () => expect((await stored()).language).toBe('fr'));
    screen.unmount();
    await openApp('settings', 'settings');
    expect(screen.getByRole('heading', { name: 'Réglages' })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('radio', { name: 'Celle de l’appareil' }));
    expect(screen.getByRole('heading', { name: 'Settings' })).toBeOnTheScreen();
  });

  it('keeps theme, speed, sound and haptics', async () => {
    await openApp('settings', 'settings');
    fireEvent.press(screen.getByRole('radio', { name: 'Night' }));
    fireEvent.press(screen.getByRole('radio', { name: 'Off' }));
    fireEvent.press(screen.getByTestId('sounds'));
    fireEvent.press(screen.getByTestId('haptics'));
    expect(screen.getByText('Things change at once; bots move without a pause.')).toBeOnTheScreen();
    await waitFor(async () =>
      expect(await stored()).toMatchObject({
        theme: 'dark',
        animation: 'off',
        sounds: false,
        haptics: false,
      }),
    );
  });
});
