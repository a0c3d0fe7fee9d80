import { existsSync } from 'node:fs';
import { findJava } from '#scripts/dev/setup/programs.mjs';
import { UserError } from '#scripts/lib/cli.mjs';
import { inCache, inProject } from '#scripts/lib/paths';
import { freePorts } from '#scripts/lib/ports';
import { Service } from '#scripts/lib/processes';
import { findFirestoreJar, mainClass } from './jar';
import { waitForAnswer } from './waitForAnswer';

export type Firestore = { host: string; port: number; stop: () => Promise<void> };

/**
 * Starts Firestore alone with our rules, in a second or two. `contents` is an export of another
 * Firestore emulator.
 */
export async function startFirestore(
  rules = inProject('firestore.rules'),
  contents?: string,
): Promise<Firestore> {
  const java = findJava();
  const jar = findFirestoreJar();
  if (!java) throw new UserError('Java was not found on this machine');
  if (!jar) throw new UserError('no Firestore emulator was found on this machine');
  const host = '127.0.0.1';
  const [port = 0] = await freePorts(1);
  const start = jar.isRunnable ? ['-jar', jar.file] : ['-cp', jar.file, mainClass];
  const args = ['--host', host, '--port', String(port), '--rules', rules];
  if (contents !== undefined) args.push('--seed_from_export', contents);
  const service = new Service(
    java,
    [...quickStart(), ...start, ...args],
    {},
    inCache('firebase/firestore.log'),
  );
  const stop = () => service.stop();
  try {
    await waitForAnswer(`http://${host}:${port}/`, service, 'the Firestore emulator');
  } catch (error) {
    await stop();
    throw error;
  }
  return { host, port, stop };
}

/**
 * Options for a fast start: no optimising compiler, and classes from an archive if there is one.
 */
function quickStart(): string[] {
  const archive = inCache('firebase/firestore.jsa');
  const archiveOption = existsSync(archive)
    ? `-XX:SharedArchiveFile=${archive}`
    : `-XX:ArchiveClassesAtExit=${archive}`;
  return ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xshare:auto', archiveOption];
}
