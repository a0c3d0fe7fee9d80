import { readFileSync } from 'node:fs';

type Lock = { packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }> };
type Manifest = Record<string, Record<string, string> | undefined>;

const folders = ['.', 'functions', 'tools/firebase'];
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

describe.each(folders)('dependencies of %s', (folder) => {
  const lock: Lock = readJson(`${folder}/package-lock.json`);
  const manifest: Manifest = readJson(`${folder}/package.json`);

  it('come from any registry, verified by content', () => {
    const installed = Object.entries(lock.packages).filter(([path]) => path !== '');
    expect(installed.filter(([, entry]) => entry.resolved).map(([path]) => path)).toEqual([]);
    expect(installed.filter(([, entry]) => !entry.integrity).map(([path]) => path)).toEqual([]);
  });

  it('are pinned exactly', () => {
    const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
    const loose = Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
    expect(loose).toEqual([]);
  });
});
