const {
  builds,
  e2e,
  emulator,
  native,
  nativeOnline,
} = require('./scripts/checks/test/jest/projects.js');

// These start browsers, builds and servers: one file at a time, and minutes rather than seconds.
module.exports = {
  projects: [emulator, builds, native, nativeOnline, e2e],
  maxWorkers: 1,
  testTimeout: 300_000,
};
