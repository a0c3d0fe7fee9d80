import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEME, SITE } from '#app/routes/links';
import { themes } from '#app/ui/tokens/themes';
import { prebuild } from '#scripts/build/native/prebuild';
import { inProject } from '#scripts/lib/paths';
import reviewed from './reviewed/projects.json';
import { visiblePoints } from './support/opacity';
import { filesOfLibraries, readProjects, reasonsIn } from './support/projects';

jest.mock('react-native', () => ({ Platform: { OS: 'ios' } }));

/** Android shows a circle of 192 points in an image of 288. */
const SPLASH_CIRCLE = 192 / 288;

describe('the native projects', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await prebuild();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('request only the reviewed permissions', () => {
    expect(readProjects(folder)).toEqual(reviewed);
  });

  // Apple does not check libraries that are compiled into the app itself.
  it('declare every reason for which a library uses a system API', () => {
    const named = filesOfLibraries('ios/PrivacyInfo.xcprivacy').flatMap(reasonsIn);
    expect(named).not.toEqual([]);
    expect(reviewed.ios.reasons).toEqual(expect.arrayContaining(named));
  });

  it('have the background of the first screen, so that nothing flashes', () => {
    const { expo } = JSON.parse(readFileSync(inProject('app.json'), 'utf8'));
    const splash = expo.plugins.find((plugin: unknown) => String(plugin).startsWith('expo-splash'));
    const [day, night] = [themes.light, themes.dark].map(({ colors }) => colors.background);
    expect(reviewed.android.ground).toEqual({ day, night });
    expect(splash[1]).toMatchObject({ backgroundColor: day, dark: { backgroundColor: night } });
    expect(expo.backgroundColor).toBe(day);
  });

  it('allow rotation on every phone and tablet', () => {
    const activity = 'android/app/src/main/java/app/borinquen/MainActivity.kt';
    expect(readFileSync(join(folder, activity), 'utf8')).not.toContain('requestedOrientation');
  });

  it.each([
    'android/app/src/main/res/drawable-xxhdpi/notification_icon.png',
    'android/app/src/main/res/mipmap-anydpi-v26/ic_launcher.xml',
    'android/app/src/main/res/drawable-night-xxhdpi/splashscreen_logo.png',
    'ios/Borinquen/Images.xcassets/AppIcon.appiconset/Contents.json',
  ])('have the image %s', (file) => {
    expect(existsSync(join(folder, file))).toBe(true);
  });

  it('have a status-bar icon that fills its few points', () => {
    const icon = 'android/app/src/main/res/drawable-mdpi/notification_icon.png';
    const heights = visiblePoints(join(folder, icon)).map(({ y }) => Math.abs(y));
    expect(Math.max(...heights)).toBeGreaterThan(0.85);
  });

  it.each(['drawable-xxhdpi', 'drawable-night-xxhdpi'])(
    'have a splash image that Android does not crop: %s',
    (drawable) => {
      const image = `android/app/src/main/res/${drawable}/splashscreen_logo.png`;
      const outside = visiblePoints(join(folder, image)).filter(
        ({ x, y }) => Math.hypot(x, y) > SPLASH_CIRCLE,
      );
      expect(outside).toHaveLength(0);
    },
  );
});

describe('links that phones open in the app', () => {
  const read = (path: string): unknown => JSON.parse(readFileSync(inProject(path), 'utf8'));

  it('are those that the app creates', () => {
    expect(`applinks:${new URL(SITE).host}`).toBe(reviewed.ios.domains[0]);
    expect(reviewed.android.links).toEqual([SCHEME, `${SITE} (verified)`]);
  });

  it('are declared by the site for both apps', () => {
    const { expo } = JSON.parse(readFileSync(inProject('app.json'), 'utf8'));
    expect(read('public/.well-known/assetlinks.json')).toMatchObject([
      { target: { namespace: 'android_app', package_name: expo.android.package } },
    ]);
    expect(read('public/.well-known/apple-app-site-association')).toMatchObject({
      applinks: {
        details: [{ appIDs: [expect.stringMatching(`\\.${expo.ios.bundleIdentifier}$`)] }],
      },
    });
  });
});
