import { type ChildProcess, spawn } from 'node:child_process';
import { findJava } from '#scripts/dev/setup/programs.mjs';
import { freePorts, isFree } from '#scripts/lib/ports';
import { sleep } from '#scripts/lib/processes';

const online = findJava() ? 'Online play works on this machine' : 'No online play: Java';
/** The environment of a developer's machine, without the suite of this test run. */
const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, ...environment } = process.env;

/** npm ends immediately, but its child process needs a moment to clean up. */
async function untilFree(port: number): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await isFree(port))) {
    if (Date.now() > deadline) throw new Error(`somebody still listens on port ${port}`);
    await sleep(200);
  }
}

describe('npm start', () => {
  let child: ChildProcess;
  afterEach(() => child.kill('SIGKILL'));

  function start(...options: string[]) {
    child = spawn('npm', ['start', '--', ...options], { env: environment });
    let output = '';
    const prints = (text: string) =>
      new Promise<void>((resolve, reject) => {
        const look = () => output.includes(text) && resolve();
        child.stdout?.on('data', look);
        child.once('exit', () => reject(new Error(`ended without '${text}':\n${output}`)));
        look();
      });
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    return { prints };
  }

  it('serves the app, mentions online play, and leaves nothing behind', async () => {
    const [port = 0] = await freePorts(1);
    const { prints } = start('--port', `${port}`);
    await Promise.all([prints(`http://localhost:${port}/`), prints(online)]);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(await page.text()).toContain('<title>Borinquen</title>');
    const config = await fetch(`http://127.0.0.1:${port}/__/firebase/init.json`);
    const { emulators = {} } = await config.json();
    child.kill('SIGTERM');
    const ports = [port, emulators.auth, emulators.firestore, emulators.functions].filter(Boolean);
    expect(ports.length).toBe(findJava() ? 4 : 1);
    await Promise.all(ports.map(untilFree));
  });
});
