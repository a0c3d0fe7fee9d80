import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** A point of an image from its center, in shares of half its side. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const BYTES = 4;
const HEADER = 8;
/** Less is not seen. */
const VISIBLE = 32;

/** The points of a square PNG that can be seen. */
export function visiblePoints(file: string): Point[] {
  const png = readFileSync(file);
  const side = png.readUInt32BE(HEADER + 8);
  const [depth, colour, , , interlaced] = png.subarray(HEADER + 16);
  if (depth !== 8 || colour !== 6 || interlaced !== 0) throw new Error(`${file} is not plain RGBA`);
  const bytes = unfiltered(inflateSync(Buffer.concat(chunks(png, 'IDAT'))), side);
  const share = (index: number) => (index + 0.5) / (side / 2) - 1;
  return Array.from({ length: side * side }, (_, index) => index)
    .filter((index) => (bytes[index * BYTES + 3] ?? 0) > VISIBLE)
    .map((index) => ({ x: share(index % side), y: share(Math.floor(index / side)) }));
}

function chunks(png: Buffer, kind: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = HEADER; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const data = at + 8;
    if (png.toString('latin1', at + 4, data) === kind)
      found.push(png.subarray(data, data + length));
    at = data + length + 4;
  }
  return found;
}

/** Rows are stored as differences from the pixels to the left and above. */
function unfiltered(rows: Buffer, side: number): Uint8Array {
  const width = side * BYTES;
  const bytes = new Uint8Array(side * width);
  for (let row = 0; row < side; row++) {
    const filter = rows[row * (width + 1)] ?? 0;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const left = column < BYTES ? 0 : (bytes[at - BYTES] ?? 0);
      const above = row === 0 ? 0 : (bytes[at - width] ?? 0);
      const corner = row === 0 || column < BYTES ? 0 : (bytes[at - width - BYTES] ?? 0);
      const expected = [0, left, above, (left + above) >> 1, nearest(left, above, corner)][filter];
      bytes[at] = (rows[row * (width + 1) + 1 + column] ?? 0) + (expected ?? 0);
    }
  }
  return bytes;
}

/** The neighbor that is nearest to left + above − corner (the Paeth filter). */
function nearest(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((it) => Math.abs(guess - it));
  if (toLeft === undefined || toAbove === undefined || toCorner === undefined) return 0;
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
