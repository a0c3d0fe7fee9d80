import type { Action, ActionType } from '../model/actions';
import type { Seat } from '../model/ids';
import { ACTION_FIELDS } from './fields';
import { parseAction } from './parse';

/**
 * One action a line, short enough to read aloud: `0 chooseRole captain`, `2 load corn 1`,
 * `1 place 1.0.0.0.0.1 1.0 -`. For tests, logs and bug reports.
 */
export function writeAction(seat: Seat, action: Action): string {
  const fields = Object.entries(ACTION_FIELDS[action.type]);
  const values = action as unknown as Record<string, never>;
  return [
    seat,
    action.type,
    ...fields.map(([name, field]) => field.write(values[name] as never)),
  ].join(' ');
}

export interface NotedAction {
  readonly seat: Seat;
  readonly action: Action;
}

/** Reads a line back; null for what is not a line of this notation. */
export function parseLine(line: string): NotedAction | null {
  const [seat = '', type = '', ...words] = line.trim().split(/\s+/);
  if (!/^[0-4]$/.test(seat) || !Object.hasOwn(ACTION_FIELDS, type)) return null;
  const fields = Object.entries(ACTION_FIELDS[type as ActionType]);
  if (words.length !== fields.length) return null;
  const values = fields.map(([name, field], i) => [name, field.read(words[i] ?? '')]);
  const action = parseAction({ type, ...Object.fromEntries(values) });
  return action && { seat: Number(seat) as Seat, action };
}
