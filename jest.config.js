const { android, app, node } = require('./scripts/checks/test/jest/projects.js');

module.exports = {
  projects: [node, app, android],
  // Half of two cores would be one; the tests have the machine to themselves.
  maxWorkers: '100%',
  // Against tests that hang, not against slow machines.
  testTimeout: 180_000,
};
