import { readFileSync } from 'node:fs';
import { GLOBAL, SHARDS } from '#functions/config/settings';
import * as functions from '#functions/index';
import { REGION } from '#protocol/region';
import { type Firebase, makeSafe, SAFETY } from '#scripts/build/deploy/safety';

interface Endpoint {
  readonly region?: readonly string[];
  readonly maxInstances?: number;
  readonly concurrency?: number;
  readonly availableMemoryMb?: number;
  readonly timeoutSeconds?: number;
  readonly callableTrigger?: object;
  readonly scheduleTrigger?: { readonly schedule?: string };
  readonly eventTrigger?: { readonly retry?: boolean };
}

/** All functions that the Firebase tools deploy, including those in groups. */
const deployed = new Map<string, Endpoint>();
function collect(prefix: string, exported: object): void {
  for (const [name, it] of Object.entries(exported)) {
    if (typeof it === 'function' && '__endpoint' in it) deployed.set(prefix + name, it.__endpoint);
    else if (typeof it === 'object' && it !== null) collect(`${prefix}${name}-`, it);
  }
}
collect('', functions);
const endpoints = [...deployed];
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

describe('a deploy', () => {
  it('runs every function in one region, with limits for instances, memory and time', () => {
    expect(endpoints.length).toBeGreaterThan(15);
    // Higher limits raise the cost of a flood of calls. docs/OPERATIONS.md has the same numbers.
    expect(GLOBAL).toMatchObject({ maxInstances: 50, concurrency: 40, timeoutSeconds: 60 });
    for (const [name, endpoint] of endpoints) {
      expect([name, endpoint.region]).toEqual([name, [REGION]]);
      expect([name, endpoint.availableMemoryMb]).toEqual([name, 512]);
      expect(endpoint.maxInstances).toBeLessThanOrEqual(GLOBAL.maxInstances);
      expect(endpoint.timeoutSeconds).toBeLessThanOrEqual(540);
      expect(endpoint.concurrency).toBeLessThanOrEqual(GLOBAL.concurrency);
    }
  });

  it('has a clock job for each shard, and no job overlaps itself', () => {
    const jobs = endpoints.filter(([, { scheduleTrigger }]) => scheduleTrigger !== undefined);
    const shards = Array.from({ length: SHARDS }, (_, shard) => `watchClocks-shard${shard}`);
    expect(jobs.map(([name]) => name).sort()).toEqual(
      [...shards, 'followPushes', 'watchOverdue'].sort(),
    );
    for (const [, { maxInstances, concurrency }] of jobs) {
      expect([maxInstances, concurrency]).toEqual([1, 1]);
    }
  });

  it('retries notifications that could not be sent', () => {
    expect(deployed.get('matchChanged')?.eventTrigger?.retry).toBe(true);
    expect(deployed.get('chatCreated')?.eventTrigger?.retry).toBe(true);
  });

  it('lets the database delete documents that expire', () => {
    const { fieldOverrides } = json('firestore.indexes.json') as {
      fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
    };
    const withEnd = fieldOverrides
      .filter(({ fieldPath, ttl }) => fieldPath === 'expireAt' && ttl === true)
      .map(({ collectionGroup }) => collectionGroup);
    expect(withEnd.sort()).toEqual([
      'callQuota',
      'invitations',
      'matches',
      'pushes',
      'reports',
      'wakeFailures',
    ]);
  });

  it('has an index by which the clock finds the matches of its shard', () => {
    const { indexes } = json('firestore.indexes.json') as {
      indexes: { fields: { fieldPath: string }[] }[];
    };
    const paths = indexes.map(({ fields }) => fields.map(({ fieldPath }) => fieldPath).join());
    expect(paths).toContain('shard,wakeAt');
  });
});

describe('backups', () => {
  const { firestore } = json('firebase.json');

  it('are set up by every deploy of the database', () => {
    expect(firestore.postdeploy).toEqual(['node scripts/run.mjs scripts/build/deploy/main.ts']);
    expect(SAFETY).toMatchObject({ deleteProtection: 'ENABLED', pointInTimeRecovery: 'ENABLED' });
  });

  async function commandsFor(schedules: unknown): Promise<string[]> {
    const commands: string[] = [];
    const firebase: Firebase = async (...args) => {
      commands.push(args.join(' '));
      return args[0] === 'firestore:backups:schedules:list' ? { result: schedules } : {};
    };
    await makeSafe(firebase, () => undefined);
    return commands.slice(2);
  }

  it('daily for a week and weekly for fourteen, once', async () => {
    const daily = 'firestore:backups:schedules:create --recurrence DAILY --retention 7d';
    const weekly =
      'firestore:backups:schedules:create --recurrence WEEKLY --retention 14w --day-of-week SUNDAY';
    expect(await commandsFor([])).toEqual([daily, weekly]);
    expect(await commandsFor([{ dailyRecurrence: {} }])).toEqual([weekly]);
    expect(await commandsFor([{ dailyRecurrence: {} }, { weeklyRecurrence: {} }])).toEqual([]);
  });
});
