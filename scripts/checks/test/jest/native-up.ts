import { headlessBundle } from '#scripts/build/native/bundle';

/** One after the other: a build takes both processors. */
export default async function nativeUp(): Promise<void> {
  await headlessBundle('ios');
  await headlessBundle('android');
}
