import * as v from 'valibot';

/** Words of the schemas by which stored texts are read; what is strange becomes the default. */

export const textOr = (otherwise: string) => v.fallback(v.string(), otherwise);
export const numberOr = (otherwise: number) =>
  v.fallback(v.pipe(v.number(), v.finite()), otherwise);
export const oneOf = <const Choice extends string | number>(
  choices: readonly Choice[],
  otherwise: NoInfer<Choice>,
) => v.fallback(v.picklist(choices), otherwise);
/** The JSON of a text; undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
