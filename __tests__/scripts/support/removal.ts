import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Removes a module from a copy of the engine: its folder, and its lines in lists of modules. */
export function removeModule(engine: string, name: string): void {
  rmSync(`${engine}/modules/${name}`, { recursive: true });
  for (const file of ['modules/list.ts', 'modules/types.ts', 'index.ts', 'api.ts']) {
    const path = `${engine}/${file}`;
    writeFileSync(path, withoutModule(readFileSync(path, 'utf8'), name));
  }
}

function withoutModule(source: string, name: string): string {
  const statements = new RegExp(
    `^(?:import|export) (?:type )?\\{([^}]*)\\} from '[^']*/${name}/.*\n`,
    'gm',
  );
  const brought = [...source.matchAll(statements)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
  const rest = brought.reduce(withoutName, source.replace(statements, ''));
  const unlisted = rest.replace(new RegExp(`^ +'${name}',\n|,? ?'${name}'`, 'm'), '');
  // A union that has lost its last member.
  return unlisted.replace(/ =;/g, ' = never;');
}

/** Removes a name as a member of a union, as a field of a decision or the state, and from lists. */
function withoutName(source: string, name: string): string {
  const member = `\\s*\\| (?:(?:keyof |\\()?typeof )?${name}\\b(?:\\)\\[number\\]\\['name'\\]|\\.name)?`;
  return source
    .replace(new RegExp(member, 'g'), '')
    .replace(new RegExp(`^ +(?:readonly )?\\w+\\??: [^;\n]*\\b${name}\\b[^;\n]*;\n`, 'gm'), '')
    .replace(new RegExp(`^ +${name},\n`, 'gm'), '')
    .replace(new RegExp(`(\\[|, )${name}(, |(?=\\]))`), (_, before, after) =>
      before === '[' ? '[' : after,
    );
}
