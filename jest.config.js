const { android, app, node } = require('./scripts/checks/test/jest/projects.js');

module.exports = {
  projects: [node, app, android],
  // All cores, because nothing else runs during the tests.
  maxWorkers: '100%',
  // Stops tests that hang. Long enough for slow machines.
  testTimeout: 180_000,
};
