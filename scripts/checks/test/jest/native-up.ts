import { headlessBundle } from '#scripts/build/native/bundle';

/** Builds one after the other, because a build uses both cores. */
export default async function nativeUp(): Promise<void> {
  await headlessBundle('ios');
  await headlessBundle('android');
}
