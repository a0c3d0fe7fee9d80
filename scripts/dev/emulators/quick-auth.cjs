// Loaded into the Firebase tools. Their Auth emulator spends nine seconds validating its own
// schemas; this skips it. If the tools change, the emulator just starts slowly again.
try {
  const { dirname } = require('node:path');
  const tools = dirname(process.argv[1]);
  const exegesis = dirname(require.resolve('exegesis', { paths: [tools] }));
  const Ajv = require(require.resolve('ajv', { paths: [exegesis] }));
  Ajv.default.prototype.validateSchema = () => true;
} catch {
  // The emulator starts slowly, but it works.
}
