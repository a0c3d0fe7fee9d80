import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const gzippedKb = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length / 1000;

/** Gzipped kilobytes of JavaScript in a folder, all chunks together. */
export function gzippedJavaScript(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .reduce((sum, file) => sum + gzippedKb(file), 0);
}

/** Gzipped kilobytes of the scripts in `index.html`, which load before the home screen. */
export function gzippedStart(folder: string): number {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script src="([^"]+)"/g)];
  return scripts.reduce((sum, [, path = '']) => sum + gzippedKb(join(folder, path)), 0);
}
