/** The keys of the table; `ui/keys.json` has their descriptions. */
export type TableKey =
  | { readonly does: 'role'; readonly index: number }
  | { readonly does: 'move'; readonly way: Way }
  | { readonly does: 'answer' | 'takeBack' | 'hint' | 'undo' | 'log' | 'keys' };

export type Way = 'left' | 'right' | 'up' | 'down';

const ARROWS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const PLAIN: Readonly<Record<string, TableKey>> = {
  Enter: { does: 'answer' },
  Escape: { does: 'takeBack' },
  h: { does: 'hint' },
  u: { does: 'undo' },
  l: { does: 'log' },
  '?': { does: 'keys' },
};

/** The list that `?` shows, below the numbers of the roles. */
export const SHORTCUTS = [
  ['← ↑ ↓ →', 'move'],
  ['Enter', 'answer'],
  ['Tab', 'tab'],
  ['Esc', 'takeBack'],
  ['H', 'hint'],
  ['U', 'undo'],
  ['L', 'log'],
  ['?', 'keys'],
] as const;

export function tableKey(key: string): TableKey | null {
  const way = ARROWS[key];
  if (way) return { does: 'move', way };
  if (/^[1-9]$/.test(key)) return { does: 'role', index: Number(key) - 1 };
  return PLAIN[key] ?? PLAIN[key.toLowerCase()] ?? null;
}
