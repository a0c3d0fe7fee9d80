import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expoCli } from '#scripts/build/web/export';
import { inProject } from '#scripts/lib/paths';
import { run } from '#scripts/lib/processes';

const needed = ['app.json', 'package.json', 'index.ts', 'assets', 'plugins'];

/** Makes the native projects as a store build does, in a new folder. The caller removes it. */
export async function prebuild(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'borinquen-prebuild-'));
  try {
    for (const path of needed) cpSync(inProject(path), join(folder, path), { recursive: true });
    symlinkSync(inProject('node_modules'), join(folder, 'node_modules'));
    const template = await packedTemplate(folder);
    const args = ['prebuild', folder, '--no-install', '--template', template];
    await expoCli('prebuild', args);
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Packs the template into a tarball, the form that Expo expects. */
async function packedTemplate(folder: string): Promise<string> {
  const target = join(folder, '.template');
  mkdirSync(target);
  const source = inProject('node_modules/expo-template-bare-minimum');
  const { code, output } = await run('npm', ['pack', source, '--pack-destination', target]);
  const [file] = existsSync(target) ? readdirSync(target) : [];
  if (code !== 0 || file === undefined) throw new Error(`the template was not packed: ${output}`);
  return join(target, file);
}
