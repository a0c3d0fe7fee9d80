import { PushStub } from '#tests/emulator/support/pushStub';

let port = 0;

/** Expo's library reads its address once, so whoever comes later must be where the first was. */
export async function openPushes(): Promise<PushStub> {
  const service = await PushStub.open(port);
  process.env.EXPO_BASE_URL = service.url;
  port = Number(new URL(service.url).port);
  return service;
}
