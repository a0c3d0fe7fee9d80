import AsyncStorage from '@react-native-async-storage/async-storage';
import { render, screen } from '@testing-library/react-native';
import { Linking } from 'react-native';
import { App } from '#app/App';
import { createLocalSession } from '#session/local/localSession';
import { createSaveRepository } from '#session/saves/repository';
import type { SeatSetup } from '#session/seats';
import { playUntil } from '#tests/session/support/playUntil';
import { gameFor, ports } from '#tests/session/support/table';

export const saves = createSaveRepository(AsyncStorage);

/** Opens the app at an address and waits for that screen. */
export async function openApp(path: string, testID: string) {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(path ? `borinquen://${path}` : null);
  const app = render(<App />);
  await screen.findByTestId(testID);
  return app;
}

/** Stores a game, played at random for a number of actions or to its end. */
export async function storeGame(
  id: string,
  seats: readonly SeatSetup[],
  plies: number,
  options: Parameters<typeof gameFor>[1] = {},
): Promise<void> {
  const world = ports();
  const session = createLocalSession({ ...gameFor(seats, options), id }, world.ports);
  const done = () => session.get().view.over || session.get().view.ply >= plies;
  await playUntil({ session, pass: world.pass }, done);
  await session.close();
  const last = world.saved.at(-1) ?? { ...gameFor(seats, options), id };
  await saves.save(last);
}
