import { existsSync, readdirSync } from 'node:fs';
import { REGION } from '#protocol/region';
import { PROTOCOL } from '#protocol/version';
import { type Suite, startSuite } from '#scripts/dev/emulators/suite';
import { sleep } from '#scripts/lib/processes';

/** A separate suite, in which calls must prove that they come from our app. */
let suite: Suite;
beforeAll(async () => {
  suite = await startSuite({ env: { APP_CHECK: 'enforce' } });
});
afterAll(() => suite.stop());

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: object) => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.x`;

/** The emulators accept any well-formed token, whatever its signature. */
const signedIn = `Bearer ${token({ sub: 'ana', user_id: 'ana', aud: 'demo-borinquen' })}`;
const ourApp = token({ sub: 'app', aud: ['projects/demo-borinquen'] });

async function call(name: string, data: object, headers: Record<string, string>) {
  const { host, functions, project } = suite;
  for (let tries = 0; ; tries++) {
    const response = await fetch(`http://${host}:${functions}/${project}/${REGION}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ data: { ...data, protocol: PROTOCOL } }),
    });
    const text = await response.text();
    // The suite lists its functions before all of them are ready.
    if (/^Function .* does not exist/.test(text) && tries < 100) {
      await sleep(200);
      continue;
    }
    const { error } = JSON.parse(text) as { error?: { details?: { reason?: string } } };
    return [response.status, error?.details?.reason ?? null];
  }
}

const matchId = 'A'.repeat(20);

describe('calls over HTTP', () => {
  it.each(['resign', 'submitAction', 'createMatch'])(
    'App Check: %s is not answered without a token of our app',
    async (name) => {
      expect(await call(name, { matchId }, { authorization: signedIn })).toEqual([401, null]);
    },
  );

  it('are answered with a token of our app', async () => {
    const headers = { authorization: signedIn, 'x-firebase-appcheck': ourApp };
    expect(await call('resign', { matchId }, headers)).toEqual([404, 'noSuchMatch']);
  });

  it('health is called by operators, who have no app', async () => {
    expect(await call('health', {}, {})).toEqual([200, null]);
  });

  it('health, which anybody can call, takes no data', async () => {
    expect(await call('health', { more: 'x'.repeat(1000) }, {})).toEqual([413, null]);
  });

  it('a request of more than 16 kB is refused unread', async () => {
    const headers = { authorization: signedIn, 'x-firebase-appcheck': ourApp };
    const actions = Array(4000).fill('pass');
    expect(
      await call('setOrders', { matchId, round: 1, role: 'settler', actions }, headers),
    ).toEqual([413, null]);
    expect(await call('resign', { matchId, more: 'x'.repeat(20_000) }, {})).toEqual([413, null]);
  });
});

it('leave no socket of the functions behind', async () => {
  const { temporaryFolder } = suite;
  expect(readdirSync(temporaryFolder).join()).toContain('.sock');
  await suite.stop();
  expect(existsSync(temporaryFolder)).toBe(false);
});
