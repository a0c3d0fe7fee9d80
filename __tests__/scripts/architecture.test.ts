import { readFileSync } from 'node:fs';
import { ARCHITECTURE, withImportRules } from '#scripts/checks/architecture/document';
import { layers } from '#scripts/checks/boundaries/rules';

describe('docs/ARCHITECTURE.md', () => {
  const document = readFileSync(ARCHITECTURE, 'utf8');

  it('shows the import rules that are checked (npm run docs:architecture writes them)', () => {
    expect(document).toBe(withImportRules(document));
  });

  it('describes every layer', () => {
    const described = Object.keys(layers).filter((layer) => document.includes(`**\`${layer}\`**`));
    expect(described).toEqual(Object.keys(layers));
  });
});
