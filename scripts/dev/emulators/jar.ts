import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';
import { inCache } from '#scripts/lib/paths';

/** The main class of the Firestore emulator in a Google Cloud SDK, whose jar does not name it. */
export const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

export type FirestoreJar = { file: string; isRunnable: boolean };

/**
 * The Firestore emulator of this machine: from the environment, the Firebase tools or a Google
 * Cloud SDK. If undefined, the Firebase tools must download theirs.
 */
export function findFirestoreJar(): FirestoreJar | undefined {
  const named = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (named) return existsSync(named) ? { file: named, isRunnable: true } : undefined;
  const kept = newestKeptJar();
  if (kept) return { file: kept, isRunnable: true };
  const sdk = sdkFolders().map(jarInSdk).find(existsSync);
  return sdk ? { file: sdk, isRunnable: false } : undefined;
}

function newestKeptJar(): string | undefined {
  const folder = join(homedir(), '.cache/firebase/emulators');
  if (!existsSync(folder)) return undefined;
  const jars = readdirSync(folder).filter((name) => /^cloud-firestore-emulator.*\.jar$/.test(name));
  const newest = jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest ? join(folder, newest) : undefined;
}

const jarInSdk = (sdk: string) =>
  join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');

function sdkFolders(): string[] {
  const path: string = process.env.PATH ?? '';
  const commands = path.split(delimiter).map((folder) => join(folder, 'gcloud'));
  const installed = commands
    .filter(existsSync)
    .map((command) => dirname(dirname(realpathSync(command))));
  const usual = ['/usr/lib', '/usr/share', '/opt', '/opt/homebrew/share', homedir()];
  return [...installed, ...usual.map((folder) => join(folder, 'google-cloud-sdk'))];
}

/** The Firebase tools run `java -jar`. This jar only names the main class and the real jar. */
export function runnableJar({ file, isRunnable }: FirestoreJar): string {
  if (isRunnable) return file;
  const shim = inCache('firebase/firestore-emulator.jar');
  mkdirSync(dirname(shim), { recursive: true });
  writeFileSync(shim, zipOfOne('META-INF/MANIFEST.MF', manifest(file)));
  return shim;
}

function manifest(jar: string): string {
  const lines = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(jar).href}`,
  ];
  return `${lines.map(wrapped).join('\r\n')}\r\n\r\n`;
}

/** A manifest line has at most 72 bytes. A continuation line starts with a space. */
const wrapped = (line: string): string =>
  line.length <= 70 ? line : `${line.slice(0, 70)}\r\n${wrapped(` ${line.slice(70)}`)}`;

/** The smallest zip file: one uncompressed entry. */
function zipOfOne(name: string, text: string): Buffer {
  const body = Buffer.from(text);
  const path = Buffer.from(name);
  const entry = Buffer.alloc(26);
  entry.writeUInt16LE(20, 0);
  entry.writeUInt32LE(crc32(body), 10);
  entry.writeUInt32LE(body.length, 14);
  entry.writeUInt32LE(body.length, 18);
  entry.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), entry, path, body]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), entry, Buffer.alloc(14), path]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end]);
}
