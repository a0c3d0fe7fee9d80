import AsyncStorage from '@react-native-async-storage/async-storage';
import { screen } from '@testing-library/react-native';
import { openApp } from './screens/support/openApp';

beforeEach(() => AsyncStorage.clear());

it('opens on a screen that names the game', async () => {
  await openApp('', 'home');
  expect(await screen.findByRole('heading', { name: 'Borinquen' })).toBeOnTheScreen();
});

it('leads a wrong address back home', async () => {
  await openApp('no/such/place', 'not-found');
  expect(screen.getByRole('button', { name: 'Home' })).toBeOnTheScreen();
});
