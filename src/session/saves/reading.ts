import * as v from 'valibot';

/** These schemas replace an invalid value with a default. */

export const textOr = (otherwise: string) => v.fallback(v.string(), otherwise);
export const numberOr = (otherwise: number) =>
  v.fallback(v.pipe(v.number(), v.finite()), otherwise);
export const oneOf = <const Choice extends string | number>(
  choices: readonly Choice[],
  otherwise: NoInfer<Choice>,
) => v.fallback(v.picklist(choices), otherwise);
/** Parses JSON; undefined if the text is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
