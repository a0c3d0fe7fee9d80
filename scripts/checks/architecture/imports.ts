import { engineEntryPoint, type Layer, layers } from '#scripts/checks/boundaries/rules';

/** The rules of scripts/checks/boundaries as a diagram and as a table, for docs/ARCHITECTURE.md. */
export const importRules = (): string => `${diagram()}\n\n${table()}`;

const all: readonly (readonly [string, Layer])[] = Object.entries(layers);
const nameOf = (layer: string) => layer.split('/').find((part) => part !== 'src') ?? layer;

const ARROWS = { all: '-->', types: '-.->' } as const;

function diagram(): string {
  const nodes = all.map(([layer]) => `  ${nameOf(layer)}["${layer}"]`);
  const arrows = all.flatMap(([layer, { may }]) =>
    Object.entries(may).map(
      ([target, reach]) => `  ${nameOf(layer)} ${ARROWS[reach]} ${nameOf(target)}`,
    ),
  );
  return ['```mermaid', 'flowchart TB', ...nodes, ...arrows, '```'].join('\n');
}

function table(): string {
  const rows = all.map(([layer, { may, packages }]) => {
    const targets = Object.entries(may).map(([target, reach]) => {
      const name = target === 'src/engine' ? engineEntryPoint : target;
      return reach === 'types' ? `\`${name}\` (types)` : `\`${name}\``;
    });
    return `| \`${layer}\` | ${listOf(targets)} | ${packages === 'any' ? 'any' : listOf(packages)} |`;
  });
  return ['| layer | may import | packages |', '|---|---|---|', ...rows].join('\n');
}

const listOf = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '));
