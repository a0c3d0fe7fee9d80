// @ts-check
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Path of Chromium or Chrome, or undefined. CHROMIUM_PATH overrides the search. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isProgram(named) ? named : undefined;
  return findOnPath(chromiumNames) ?? (isProgram(macChrome) ? macChrome : undefined);
}

/** Path of a working Java. The `java` of macOS may be only a prompt to install one. */
export function findJava() {
  const home = process.env.JAVA_HOME;
  const java = home ? join(home, 'bin/java') : findOnPath(['java']);
  if (!java || !isProgram(java)) return undefined;
  return spawnSync(java, ['-version']).status === 0 ? java : undefined;
}

/** Installs Chromium where no question is asked: on Debian and its derivatives, as root. */
export function installChromium() {
  if (!isDebian() || process.getuid?.() !== 0) return false;
  console.log('Installing Chromium for the browser tests (once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env }).status;
  if (install() === 0) return true;
  spawnSync('apt-get', ['update'], { env });
  return install() === 0;
}

const isDebian = () =>
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

/** @param {readonly string[]} names */
function findOnPath(names) {
  /** @type {string[]} */
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => isProgram(path));
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
