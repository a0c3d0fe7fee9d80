import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveWeb, type WebServer } from '#scripts/build/web/server';

describe('the web server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'borinquen-web-'));
  const host = '127.0.0.1';
  let server: WebServer;

  beforeAll(async () => {
    mkdirSync(join(folder, 'site'));
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    writeFileSync(join(folder, 'site/index.html'), 'the app');
    writeFileSync(join(folder, 'site/app.js'), 'code');
    const firebase = (hostname: string) => ({ projectId: 'demo', hostname });
    server = await serveWeb({ folder: join(folder, 'site'), port: 0, host, firebase });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  /** Not `fetch`, which would normalise a path before sending it. */
  const get = (path: string, method = 'GET') =>
    new Promise<{ status: number | undefined; type: string | undefined; body: string }>(
      (resolve, reject) => {
        const call = request({ host, port: server.port, path, method }, async (response) => {
          let body = '';
          for await (const chunk of response) body += chunk;
          resolve({ status: response.statusCode, type: response.headers['content-type'], body });
        });
        call.on('error', reject).end();
      },
    );

  it('serves files with their type', async () => {
    expect(await get('/app.js')).toEqual({
      status: 200,
      type: 'text/javascript; charset=utf-8',
      body: 'code',
    });
  });

  it('answers a deep link with the app', async () => {
    expect(await get('/match/abc?seat=1')).toMatchObject({ status: 200, body: 'the app' });
  });

  it('does not answer for a missing file', async () => {
    expect(await get('/missing.png')).toMatchObject({ status: 404 });
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%zz'])(
    'never leaves its folder for %s',
    async (path) => {
      expect((await get(path)).body).not.toContain('secret');
    },
  );

  it('accepts only GET and HEAD', async () => {
    expect(await get('/', 'POST')).toMatchObject({ status: 405 });
  });

  it('serves Firebase settings with the host name of the request', async () => {
    const { body } = await get('/__/firebase/init.json');
    expect(JSON.parse(body)).toEqual({ projectId: 'demo', hostname: host });
  });

  it('says when its port is busy', async () => {
    const second = serveWeb({ folder, port: server.port, host });
    await expect(second).rejects.toThrow(`port ${server.port} is busy`);
  });
});
