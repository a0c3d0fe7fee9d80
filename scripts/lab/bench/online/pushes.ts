import { PushStub } from '#tests/emulator/support/pushStub';

let port = 0;

/** Expo's library reads its address only once, so all stubs use the port of the first. */
export async function openPushes(): Promise<PushStub> {
  const service = await PushStub.open(port);
  process.env.EXPO_BASE_URL = service.url;
  port = Number(new URL(service.url).port);
  return service;
}
