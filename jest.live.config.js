const {
  builds,
  e2e,
  emulator,
  native,
  nativeOnline,
} = require('./scripts/checks/test/jest/projects.js');

// These start browsers, builds and servers, so one file runs at a time and takes minutes.
module.exports = {
  projects: [emulator, builds, native, nativeOnline, e2e],
  maxWorkers: 1,
  testTimeout: 300_000,
};
