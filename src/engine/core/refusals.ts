/** The reason why something is not allowed, and its rule. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly rule: string;
  /** The invalid option or field, if there is one. */
  readonly field?: string;
}

/**
 * Makes refusals from a table of codes and rules. A refusal without a field is made only once,
 * because legality is checked often.
 */
export function refusals<const Rules extends Readonly<Record<string, string>>>(rules: Rules) {
  type Code = keyof Rules & string;
  const plain = new Map<string, Refusal<Code>>();
  for (const code in rules) plain.set(code, Object.freeze({ code, rule: rules[code] ?? '' }));
  return (code: Code, field?: string): Refusal<Code> => {
    const known = plain.get(code) ?? { code, rule: '' };
    return field === undefined ? known : { ...known, field };
  };
}

export function isRefusal(value: object): value is Refusal {
  return 'code' in value && 'rule' in value;
}

/** Refusals made by core. */
export const CORE_REFUSALS = {
  badOption: 'S-1',
  badSave: 'S-1',
  /** A module, or a version of one, that this app does not have. */
  fromTheFuture: 'S-1',
  malformed: 'R-4',
  gameOver: 'EN-2',
  notYourTurn: 'R-4',
  notNow: 'R-4',
} as const;
export type CoreRefusalCode = keyof typeof CORE_REFUSALS;

export const refusal = refusals(CORE_REFUSALS);
