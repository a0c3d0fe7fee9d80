// Loaded into the Firebase tools: their Auth emulator spends nine seconds on proving that its own
// schemas are well-formed. If they change inside, the emulator merely starts as slowly as before.
try {
  const { dirname } = require('node:path');
  const tools = dirname(process.argv[1]);
  const exegesis = dirname(require.resolve('exegesis', { paths: [tools] }));
  const Ajv = require(require.resolve('ajv', { paths: [exegesis] }));
  Ajv.default.prototype.validateSchema = () => true;
} catch {
  // Slower, not broken.
}
