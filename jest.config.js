const { android, app, node } = require('./scripts/test/jest/projects.js');

// Half of two cores would be one; the tests have the machine to themselves.
module.exports = { projects: [node, app, android], maxWorkers: '100%' };
