const path = require('node:path');
const expoPreset = require('jest-expo/jest-preset');

const { paths } = require('../../../../tsconfig.json').compilerOptions;

const rootDir = path.resolve(__dirname, '../../../..');

/** The aliases of tsconfig.json in the form that Jest reads. */
const moduleNameMapper = Object.fromEntries(
  Object.entries(paths).map(([alias, [target]]) => [
    `^${alias.replace('*', '(.*)')}$`,
    path.join(rootDir, target).replace('*', '$1'),
  ]),
);

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      // Jest loads global set-up files without its module name mapper.
      baseUrl: rootDir,
      paths,
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const plainNode = {
  rootDir,
  testEnvironment: 'node',
  moduleNameMapper,
  transform: { '\\.([cm]?js|tsx?)$': swc },
  // These packages are ES modules, but Jest loads tests as CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!(expo-server-sdk|yoga-layout)/)'],
  modulePathIgnorePatterns: ['<rootDir>/functions/lib/', '<rootDir>/dist/', '<rootDir>/.cache/'],
};

/** Rules, bots, server and scripts. They use no React Native, so the fast compiler is enough. */
const node = {
  ...plainNode,
  displayName: 'node',
  testMatch: [
    '<rootDir>/__tests__/{engine,bots,functions,online,protocol,scripts,session,i18n}/**/*.test.ts?(x)',
  ],
};

/** Everything that players see, rendered without a device. */
const app = {
  rootDir,
  displayName: 'app',
  preset: 'jest-expo',
  moduleNameMapper,
  testMatch: ['<rootDir>/__tests__/app/**/*.test.ts?(x)'],
  resolver: '<rootDir>/scripts/checks/test/jest/app-resolver.js',
  setupFiles: ['<rootDir>/scripts/checks/test/jest/app-mocks.js'],
  setupFilesAfterEnv: ['<rootDir>/scripts/checks/test/jest/app-setup.js'],
  modulePathIgnorePatterns: plainNode.modulePathIgnorePatterns,
  transform: {
    '/node_modules/(@firebase|firebase|re2js)/.+\\.m?js$': swc,
    ...expoPreset.transform,
  },
  transformIgnorePatterns: expoPreset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(.pnpm|', '(?!(.pnpm|firebase|@firebase|re2js|'),
  ),
};

/** Screens that use Android's own files. */
const android = {
  ...app,
  displayName: 'android',
  preset: 'jest-expo/android',
  testMatch: ['<rootDir>/__tests__/app/{ui,feedback}/**/*.test.ts?(x)'],
};

/** Tests against the local Firebase suite, which is started once for all files. */
const emulator = {
  ...plainNode,
  displayName: 'emulator',
  testMatch: ['<rootDir>/__tests__/emulator/**/*.test.ts?(x)'],
  globalSetup: '<rootDir>/scripts/checks/test/jest/suite-up.ts',
  globalTeardown: '<rootDir>/scripts/checks/test/jest/suite-down.ts',
};

/** Tests of the three builds of the app. */
const builds = {
  ...plainNode,
  displayName: 'exports',
  testMatch: ['<rootDir>/__tests__/exports/**/*.test.ts?(x)'],
};

/** Tests of the exported web app in a real browser. */
const e2e = {
  ...plainNode,
  displayName: 'e2e',
  testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts?(x)'],
  globalSetup: '<rootDir>/scripts/checks/test/jest/web-up.ts',
};

/** The bundles of both phones, run without a phone (see native-host). */
const native = {
  ...plainNode,
  displayName: 'native',
  testMatch: ['<rootDir>/__tests__/native/*.test.ts?(x)'],
  globalSetup: '<rootDir>/scripts/checks/test/jest/native-up.ts',
};

/** The same bundles against the local Firebase suite. */
const nativeOnline = {
  ...native,
  displayName: 'native-online',
  testMatch: ['<rootDir>/__tests__/native/online/*.test.ts?(x)'],
  globalSetup: '<rootDir>/scripts/checks/test/jest/native-online-up.ts',
  globalTeardown: '<rootDir>/scripts/checks/test/jest/suite-down.ts',
};

module.exports = { android, app, builds, e2e, emulator, native, nativeOnline, node };
