import * as v from 'valibot';

type Check<Value> = (value: unknown) => value is Value;
export type Part<Value> = v.GenericSchema<unknown, Value> | Check<Value>;
export type Shape<Value> = { readonly [Key in keyof Value]-?: Part<Value[Key]> };

const schemaOf = <Value>(part: Part<Value>): v.GenericSchema<unknown, Value> =>
  typeof part === 'function' ? v.custom<Value>(part) : part;

/** Returns a parser that accepts exactly the fields of `shape`, and returns null otherwise. */
export function reader<Value>(shape: Shape<Value>): (raw: unknown) => Value | null {
  const parts: [string, Part<unknown>][] = Object.entries(shape);
  const entries = Object.fromEntries(parts.map(([name, part]) => [name, schemaOf(part)]));
  // True because `Shape` gives each entry the type of its field.
  const schema = v.strictObject(entries) as v.GenericSchema as v.GenericSchema<unknown, Value>;
  return (raw) => {
    const read = v.safeParse(schema, raw);
    return read.success ? read.output : null;
  };
}

export const boolean = v.boolean();
export const literalTrue = v.literal(true);
export const shortText = v.pipe(v.string(), v.maxLength(200));

export const oneOf = <const Value extends string | number>(choices: readonly Value[]) =>
  v.picklist(choices);

export const optional = <Value>(part: Part<Value>) => v.optional(schemaOf(part));

export const listOf = <Value>(part: Part<Value>, least: number, most: number) =>
  v.pipe(v.array(schemaOf(part)), v.minLength(least), v.maxLength(most));
