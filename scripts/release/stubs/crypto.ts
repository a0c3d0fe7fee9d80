import { createHash } from 'node:crypto';

/** Chance that is the same in every recording. */

let drawn = 0;

const draw = () => createHash('sha256').update(`chance ${drawn++}`).digest();

export const randomBytes = (count: number) => draw().subarray(0, count);
export const randomInt = (below: number) => draw().readUInt32BE() % below;
export { createHash };
