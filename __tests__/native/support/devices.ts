import type { Device } from '#native-host/host/device';

/** Phones and tablets with their insets and the heights of their keyboards. */
export const DEVICES = {
  'iPhone SE, 320×568': {
    os: 'ios',
    width: 320,
    height: 568,
    insets: { top: 20, right: 0, bottom: 0, left: 0 },
  },
  'Android, 360×640': {
    os: 'android',
    width: 360,
    height: 640,
    insets: { top: 24, right: 0, bottom: 48, left: 0 },
  },
  'iPhone, 390×844': {
    os: 'ios',
    width: 390,
    height: 844,
    insets: { top: 47, right: 0, bottom: 34, left: 0 },
  },
  'iPhone lying, 844×390': {
    os: 'ios',
    width: 844,
    height: 390,
    insets: { top: 0, right: 47, bottom: 21, left: 47 },
  },
  'iPad, 820×1180': {
    os: 'ios',
    width: 820,
    height: 1180,
    insets: { top: 24, right: 0, bottom: 20, left: 0 },
    isTablet: true,
  },
  'iPad lying, 1376×1032': {
    os: 'ios',
    width: 1376,
    height: 1032,
    insets: { top: 24, right: 0, bottom: 20, left: 0 },
    isTablet: true,
  },
  'Android tablet lying, 1280×800': {
    os: 'android',
    width: 1280,
    height: 800,
    insets: { top: 24, right: 0, bottom: 24, left: 0 },
    isTablet: true,
  },
} as const satisfies Record<string, Partial<Device>>;

export type DeviceName = keyof typeof DEVICES;
export const DEVICE_NAMES: readonly DeviceName[] = [
  'iPhone SE, 320×568',
  'Android, 360×640',
  'iPhone, 390×844',
  'iPhone lying, 844×390',
  'iPad, 820×1180',
  'iPad lying, 1376×1032',
  'Android tablet lying, 1280×800',
];

/** In landscape a phone's keyboard leaves a few lines, so only the field itself must be visible. */
export const keyboardOf = (name: DeviceName) =>
  ({
    'iPhone SE, 320×568': 253,
    'Android, 360×640': 300,
    'iPhone, 390×844': 336,
    'iPhone lying, 844×390': 216,
    'iPad, 820×1180': 420,
    'iPad lying, 1376×1032': 498,
    'Android tablet lying, 1280×800': 380,
  })[name];
