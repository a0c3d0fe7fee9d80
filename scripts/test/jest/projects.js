const path = require('node:path');
const expoPreset = require('jest-expo/jest-preset');

const rootDir = path.resolve(__dirname, '../../..');

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const plainNode = {
  rootDir,
  testEnvironment: 'node',
  transform: { '\\.([cm]?js|tsx?)$': swc },
  // It is an ES module only, and Jest reads its tests as CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!expo-server-sdk/)'],
  modulePathIgnorePatterns: ['<rootDir>/functions/lib/', '<rootDir>/dist/', '<rootDir>/.cache/'],
};

/** Rules, bots, server and scripts: no React Native, so the fast compiler is enough. */
const node = {
  ...plainNode,
  displayName: 'node',
  testMatch: [
    '<rootDir>/__tests__/{engine,bots,functions,online,scripts,session,i18n}/**/*.test.ts?(x)',
  ],
};

/** Everything a person sees, rendered without a device. */
const app = {
  rootDir,
  displayName: 'app',
  preset: 'jest-expo',
  testMatch: ['<rootDir>/__tests__/app/**/*.test.ts?(x)'],
  resolver: '<rootDir>/scripts/test/jest/app-resolver.js',
  setupFiles: ['<rootDir>/scripts/test/jest/app-mocks.js'],
  setupFilesAfterEnv: ['<rootDir>/scripts/test/jest/app-setup.js'],
  modulePathIgnorePatterns: plainNode.modulePathIgnorePatterns,
  transform: {
    '/node_modules/(@firebase|firebase|re2js)/.+\\.m?js$': swc,
    ...expoPreset.transform,
  },
  transformIgnorePatterns: expoPreset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(.pnpm|', '(?!(.pnpm|firebase|@firebase|re2js|'),
  ),
};

/** Against the local Firebase suite, which is started once for all files. */
const emulator = {
  ...plainNode,
  displayName: 'emulator',
  testMatch: ['<rootDir>/__tests__/emulator/**/*.test.ts?(x)'],
  globalSetup: '<rootDir>/scripts/test/jest/suite-up.ts',
  globalTeardown: '<rootDir>/scripts/test/jest/suite-down.ts',
};

/** The three builds of the app. */
const builds = {
  ...plainNode,
  displayName: 'exports',
  testMatch: ['<rootDir>/__tests__/exports/**/*.test.ts?(x)'],
};

/** Against the exported web app in a real browser. */
const e2e = {
  ...plainNode,
  displayName: 'e2e',
  testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts?(x)'],
  globalSetup: '<rootDir>/scripts/test/jest/web-up.ts',
};

module.exports = { app, builds, e2e, emulator, node };
