/** Size of these fields in Firestore, in bytes, without the document's name. */
export function storedSize(fields: object): number {
  return Object.entries(fields).reduce((sum, [name, value]) => sum + text(name) + size(value), 0);
}

const text = (value: string) => Buffer.byteLength(value) + 1;

function size(value: unknown): number {
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number') return 8;
  if (value === null || typeof value === 'boolean') return 1;
  if (value instanceof Uint8Array || Buffer.isBuffer(value)) return value.length;
  if (Array.isArray(value)) return value.reduce<number>((sum, it) => sum + size(it), 0);
  if (value instanceof Date) return 8;
  return typeof value === 'object' ? storedSize(value) : 0;
}
