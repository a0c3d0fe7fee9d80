import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { pathOfAlias } from '#scripts/lib/aliases';
import { firstArgument, isNode, nodesOf, type SyntaxNode } from '#scripts/lib/syntax';
import type { Import } from './rules';

type Found = { specifier: string; typesOnly: boolean };

/** Every import of a file: static, re-export, dynamic and require. */
export const importsOf = (file: string): Import[] =>
  nodesOf(readFileSync(file, 'utf8'), file).flatMap((node) => {
    const found = importIn(node);
    if (!found) return [];
    const { specifier, typesOnly } = found;
    return [{ from: file, typesOnly, ...resolveImport(file, specifier) }];
  });

function importIn(node: SyntaxNode): Found | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return literal(node.source, node.typeOnly === true || everySpecifierIsType(node.specifiers));
    case 'TsImportType':
      return literal(node.argument, true);
    case 'CallExpression':
      return isLoader(node.callee) ? literal(firstArgument(node), false) : undefined;
    default:
      return undefined;
  }
}

const literal = (node: unknown, typesOnly: boolean): Found | undefined =>
  isNode(node) && typeof node.value === 'string' ? { specifier: node.value, typesOnly } : undefined;

const everySpecifierIsType = (specifiers: unknown) =>
  Array.isArray(specifiers) &&
  specifiers.length > 0 &&
  specifiers.every((one) => isNode(one) && one.isTypeOnly === true);

const isLoader = (callee: unknown) =>
  isNode(callee) && (callee.type === 'Import' || callee.value === 'require');

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '.d.ts', '/index.ts', '/index.tsx'];
const platforms = ['', '.web', '.native', '.ios', '.android'];

function resolveImport(from: string, specifier: string): Pick<Import, 'kind' | 'to'> {
  const path = specifier.startsWith('.') ? join(dirname(from), specifier) : pathOfAlias(specifier);
  if (path === undefined) return { kind: 'package', to: specifier };
  for (const ending of endings) {
    for (const platform of platforms) {
      const file = `${path}${platform}${ending}`;
      if (existsSync(file) && statSync(file).isFile()) return { kind: 'file', to: file };
    }
  }
  return { kind: 'missing', to: path };
}
