// @ts-check
// Runs before `npm start`, `npm test` and `npm run check`, possibly on a machine that only has Node
// and npm. Takes milliseconds if everything is installed.
import { parseOptions, runMain, UserError } from '../../lib/cli.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { findChromium, findJava, installChromium } from './programs.mjs';

const oldestNode = [20, 19];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    throw new UserError(
      `Node ${oldestNode.join('.')} or newer is needed, this is ${process.version}`,
    );
  }
}

await runMain(async () => {
  const wanted = parseOptions({
    functions: { type: 'boolean' },
    firebase: { type: 'boolean' },
    browser: { type: 'boolean' },
  });
  checkNode();
  await ensureDependencies('app');
  if (wanted.functions) await ensureDependencies('functions');
  // The Firebase tools are of no use without Java, which the emulators need.
  if (wanted.firebase && findJava()) await ensureDependencies('firebase');
  if (wanted.browser && !findChromium()) installChromium();
  return 0;
});
