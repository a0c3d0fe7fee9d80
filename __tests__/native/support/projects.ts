import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '#scripts/lib/paths';

/** Properties of the native projects that stores and systems see. */
export function readProjects(folder: string) {
  const file = (...parts: string[]) => readFileSync(join(folder, ...parts), 'utf8');
  return { android: readAndroid(file), ios: readIos(file) };
}

/** The files with this path in all packages compiled into the app. */
export const filesOfLibraries = (...path: string[]): string[] =>
  packages()
    .map((name) => inProject('node_modules', name, ...path))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));

const packages = (): string[] =>
  readdirSync(inProject('node_modules')).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(inProject('node_modules', name)).map((inner) => join(name, inner))
      : [name],
  );

type ReadFile = (...parts: string[]) => string;
const RES = 'android/app/src/main/res';

function readAndroid(file: ReadFile) {
  const manifest = file('android/app/src/main/AndroidManifest.xml');
  // The build merges the manifests of all libraries.
  const manifests = [manifest, ...filesOfLibraries('android/src/main/AndroidManifest.xml')];
  const inAll = (pattern: RegExp) => manifests.flatMap((text) => matches(text, pattern));
  const asked = inAll(/<uses-permission [^>]*>/g);
  const isRemoved = (tag: string) => tag.includes('tools:node="remove"');
  const nameIn = (tag: string) => first(tag, /android:name="([^"]+)"/);
  const removed = new Set(asked.filter(isRemoved).map(nameIn));
  const granted = new Set(asked.map(nameIn).filter((name) => !removed.has(name)));
  const colour = (values: string) =>
    first(file(RES, values, 'colors.xml'), /name="activityBackground">([^<]+)</);
  const meta = (name: string) =>
    first(manifest, new RegExp(`${name}" android:(?:value|resource)="([^"]+)"`));
  return {
    permissions: [...granted].sort(),
    removedPermissions: [...removed].sort(),
    services: inAll(/<service\s[^>]*>/g).map(nameIn),
    links: matches(manifest, /<intent-filter[^>]*>.*?<\/intent-filter>/gs).flatMap(linkIn),
    languages: matches(file(RES, 'xml/locales_config.xml'), /android:name="[^"]+"/g).map((tag) =>
      first(tag, /"([^"]+)"/),
    ),
    orientation: first(manifest, /android:screenOrientation="([^"]+)"/),
    ground: { day: colour('values'), night: colour('values-night') },
    messages: {
      channel: meta('default_notification_channel_id'),
      icon: meta('messaging.default_notification_icon'),
    },
  };
}

function linkIn(filter: string): string[] {
  const scheme = filter.match(/android:scheme="([^"]+)"/)?.[1];
  if (scheme === undefined) return [];
  const host = filter.match(/android:host="([^"]+)"/)?.[1] ?? '';
  const mark = filter.includes('android:autoVerify="true"') ? ' (verified)' : '';
  return [`${scheme}://${host}${mark}`];
}

function readIos(file: ReadFile) {
  const info = file('ios/Borinquen/Info.plist');
  const rights = file('ios/Borinquen/Borinquen.entitlements');
  const privacy = file('ios/Borinquen/PrivacyInfo.xcprivacy');
  return {
    usageDescriptions: matches(info, /<key>NS\w+UsageDescription<\/key>/g),
    backgroundModes: listIn(info, 'UIBackgroundModes'),
    schemes: listIn(info, 'CFBundleURLSchemes'),
    domains: listIn(rights, 'com.apple.developer.associated-domains'),
    push: first(rights, /<key>aps-environment<\/key>\s*<string>([^<]+)</),
    orientations: {
      phone: listIn(info, 'UISupportedInterfaceOrientations'),
      tablet: listIn(info, 'UISupportedInterfaceOrientations~ipad'),
    },
    languages: listIn(info, 'CFBundleLocalizations'),
    collectedData: matches(
      privacy,
      /(?<=<key>NSPrivacyCollectedDataType<\/key>\s*<string>)[^<]+/g,
    ).sort(),
    reasons: reasonsIn(privacy),
    tracking: /<key>NSPrivacyTracking<\/key>\s*<true\/>/.test(privacy),
  };
}

/** The system APIs used, with Apple's codes for the reasons. */
export const reasonsIn = (privacy: string): string[] =>
  matches(privacy, /<dict>(?:(?!<dict>).)*?NSPrivacyAccessedAPITypeReasons.*?<\/dict>/gs)
    .flatMap((use) => {
      const category = first(use, /NSPrivacyAccessedAPICategory(\w+)</);
      const reasons = listIn(use, 'NSPrivacyAccessedAPITypeReasons');
      return reasons.map((reason) => `${category} ${reason}`);
    })
    .sort();

function listIn(plist: string, key: string): string[] {
  const list = plist.match(new RegExp(`<key>${key}</key>\\s*<array>(.*?)</array>`, 's'))?.[1] ?? '';
  return matches(list, /(?<=<string>)[^<]+/g);
}

const matches = (text: string, pattern: RegExp) => text.match(pattern)?.map(String) ?? [];
const first = (text: string, pattern: RegExp) => text.match(pattern)?.[1] ?? '';
