/** Control characters, lone surrogates, private use, line ends, and what turns text around. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** One line that a person wrote: trimmed already, and short. */
export const lineUpTo =
  (most: number) =>
  (value: unknown): value is string =>
    typeof value === 'string' &&
    value.length <= most &&
    value.trim() !== '' &&
    value.trim() === value &&
    !UNFIT.test(value);
