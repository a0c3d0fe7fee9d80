import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Firestore, startFirestore } from '#scripts/dev/emulators/firestore';
import { inCache } from '#scripts/lib/paths';
import { liftRateLimit, ownProject } from './support/project';

const project = ownProject('restart');
liftRateLimit();

const suite = process.env.FIRESTORE_EMULATOR_HOST;
const folder = mkdtempSync(inCache('restart-'));
let firestore: Firestore | undefined;

afterAll(async () => {
  await firestore?.stop();
  process.env.FIRESTORE_EMULATOR_HOST = suite;
  rmSync(folder, { recursive: true });
});

async function exportTo(name: string): Promise<string> {
  const database = `projects/${project}/databases/(default)`;
  const answer = await fetch(`http://${suite}/emulator/v1/projects/${project}:export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ database, export_directory: folder, export_name: name }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return join(folder, name, `${name}.overall_export_metadata`);
}

/** The referee and the tests' helpers as after a restart, without caches. */
async function restarted() {
  jest.resetModules();
  const [player, records, referee] = await Promise.all([
    import('./support/player'),
    import('./support/records'),
    import('./support/referee'),
  ]);
  return { ...player, ...records, ...referee };
}

describe('after a restart of the database and the referee', () => {
  it('a running match continues to its end', async () => {
    const before = await restarted();
    const { matchId } = await before.openMatch({ people: 2, bots: 1 });
    for (let moves = 0; moves < 10; moves++) await before.moveOnce(matchId, 'restart');
    const match = await before.matchOf(matchId);
    const state = await before.stateOf(matchId);

    firestore = await startFirestore(undefined, await exportTo('one'));
    process.env.FIRESTORE_EMULATOR_HOST = `${firestore.host}:${firestore.port}`;
    const after = await restarted();
    expect(await after.matchOf(matchId)).toEqual(match);
    expect(await after.stateOf(matchId)).toEqual(state);
    await after.playToTheEnd(matchId, 'restart');
    expect((await after.matchOf(matchId)).status).toBe('over');
    expect(await after.replayOf(matchId)).toEqual(await after.stateOf(matchId));
  });
});
