import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { UserError } from '#scripts/lib/cli.mjs';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Firebase Hosting serves its settings at this path too. */
export const firebaseConfigPath = '/__/firebase/init.json';

export type WebServer = { port: number; stop: () => Promise<void> };
/** The Firebase settings for the app. `hostname` is the name of this machine in the request. */
export type FirebaseConfig = (hostname: string) => object;

type Options = { folder: string; port: number; host: string; firebase?: FirebaseConfig };

/** Serves the exported web app. A path that is neither a file nor has an extension is a screen. */
export async function serveWeb({ folder, port, host, firebase }: Options): Promise<WebServer> {
  const server = createServer((request, response) => {
    const { pathname, hostname } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (pathname === firebaseConfigPath) return sendJson(response, firebase?.(hostname) ?? {});
    sendFile(request, response, fileFor(folder, pathname));
  });
  await listen(server, port, host);
  // A listening TCP server has an AddressInfo.
  return { port: (server.address() as AddressInfo).port, stop: () => close(server) };
}

function fileFor(folder: string, pathname: string): string | undefined {
  const file = join(folder, normalize(decode(pathname)));
  if (file.startsWith(join(folder, '/')) && existsSync(file) && statSync(file).isFile())
    return file;
  return extname(pathname) === '' ? join(folder, 'index.html') : undefined;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '/';
  }
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string | undefined,
): unknown {
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405);
  if (file === undefined) return send(response, 404);
  // Names of bundles carry a hash of their content; everything else may change with a new build.
  const isHashed = file.includes('/_expo/static/');
  const isPacked = packs.has(extname(file)) && acceptsPacked(request);
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(isPacked && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
  });
  if (request.method === 'HEAD') return response.end();
  return isPacked ? response.end(packed(file)) : createReadStream(file).pipe(response);
}

/** File types that are compressed. */
const packs: ReadonlySet<string> = new Set(['.js', '.html', '.json', '.css', '.svg']);

const acceptsPacked = ({ headers }: IncomingMessage) =>
  /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));

const packedFiles = new Map<string, Buffer>();

/** Compresses each version of a file once. */
function packed(file: string): Buffer {
  const key = `${file} ${statSync(file).mtimeMs}`;
  const known = packedFiles.get(key);
  if (known) return known;
  const made = gzipSync(readFileSync(file));
  packedFiles.set(key, made);
  return made;
}

const send = (response: ServerResponse, status: number) => response.writeHead(status).end();

function sendJson(response: ServerResponse, body: object) {
  response.writeHead(200, { 'content-type': types['.json'], 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new UserError(busyPort(port)) : error),
    );
    server.listen(port, host, resolve);
  });
}

export const busyPort = (port: number) =>
  `port ${port} is busy: stop the other program or choose another with --port`;

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
