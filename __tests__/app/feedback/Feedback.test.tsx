import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, render } from '@testing-library/react-native';
import { Feedback } from '#app/feedback/Feedback';
import { vibrate } from '#app/feedback/haptics';
import { playSound } from '#app/feedback/sounds';
import { openServices } from '#app/services/openServices';
import { ServicesProvider } from '#app/services/services';
import { Role } from '#engine';
import { createLocalSession } from '#session/local/localSession';
import { bot, gameFor, person, ports } from '#tests/session/support/table';

jest.mock('#app/feedback/sounds', () => ({ playSound: jest.fn(async () => undefined) }));
jest.mock('#app/feedback/haptics', () => ({ vibrate: jest.fn(async () => undefined) }));

async function table(wishes: { sounds: boolean; haptics: boolean }) {
  const services = await openServices(AsyncStorage);
  services.preferences.change(wishes);
  const session = createLocalSession(gameFor([person('Ana', 0), bot('Ben', 1)]), ports().ports);
  render(
    <ServicesProvider services={services}>
      <Feedback session={session} />
    </ServicesProvider>,
  );
  return session;
}

beforeEach(() => jest.clearAllMocks());

it('taking a role plays a sound and vibrates', async () => {
  const session = await table({ sounds: true, haptics: true });
  await act(async () => {
    await session.act({ type: 'chooseRole', role: Role.prospector });
  });
  expect(playSound).toHaveBeenCalled();
  expect(vibrate).toHaveBeenCalled();
});

it('does neither if both are switched off', async () => {
  const session = await table({ sounds: false, haptics: false });
  await act(async () => {
    await session.act({ type: 'chooseRole', role: Role.prospector });
  });
  expect(playSound).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});
