import { nextInt } from '#engine';
import { pick } from './random';

type Make = (random: number[]) => unknown;

const cyclic: Record<string, unknown> = { type: 'store' };
cyclic.goods = cyclic;
const cyclicList: unknown[] = [];
cyclicList.push(cyclicList);

const angry = () => {
  throw new Error('do not touch');
};
const angryProxy = () => new Proxy({ type: 'pass' }, { get: angry, ownKeys: angry, has: angry });
/** An object that is `pass` when first read and something else afterwards. */
const fickle = () => {
  let looks = 0;
  return {
    type: 'pass',
    ...{
      get also() {
        return looks++;
      },
    },
  };
};

const sparse = (length: number) => Object.assign(new Array(length), { 0: 1 });

const HUGE = new Array(1e6);

/** Values that are invalid in every field of an action. */
const WRONG: Make[] = [
  () => -1,
  () => -1e9,
  () => 1e9,
  () => 2 ** 53,
  () => 0.5,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => Number.NEGATIVE_INFINITY,
  () => undefined,
  () => '0',
  () => '',
  () => '__proto__',
  () => 'corn',
  () => 10n,
  () => Symbol('corn'),
  () => angry,
  () => ({}),
  () => new Date(0),
  () => new Map(),
  () => [[0]],
  () => [Number.NaN, 0, 0, 0, 0],
  () => ['0', 0, 0, 0, 0],
  () => sparse(5),
  () => sparse(6),
  () => HUGE,
  () => cyclicList,
  () => cyclic,
  () => new Uint8Array(5),
  () => Object.assign([0, 0, 0, 0, 0], { extra: 1 }),
  () => new Proxy([0, 0, 0, 0, 0], { get: angry }),
  () => ({ at: 'island', tile: -1 }),
  () => ({ at: 'city', building: 45 }),
  () => ({ at: 'sanJuan', extra: 1 }),
  () => ({
    get at() {
      return angry();
    },
  }),
  () => ({ length: 5, 0: 0, 1: 0, 2: 0, 3: 0, 4: 0 }),
];

/** Values that are not actions. */
const NO_ACTION: Make[] = [
  ...WRONG,
  () => null,
  () => [],
  () => ['pass'],
  () => 'pass',
  () => true,
  () => ({ type: null }),
  () => ({ type: ['pass'] }),
  () => ({ type: 'toString' }),
  () => ({ type: 'constructor' }),
  () => ({ type: '__proto__' }),
  () => JSON.parse('{"type":"pass","__proto__":{"role":1}}'),
  () => Object.create({ type: 'pass' }),
  () => Object.assign(Object.create({ role: 1 }), { type: 'chooseRole' }),
  () => Object.assign(new (class Action {})(), { type: 'pass' }),
  () => ({ type: 'pass', [Symbol('more')]: 1 }),
  () => ({
    get type() {
      return angry();
    },
  }),
  angryProxy,
  () => new Proxy({ type: 'pass' }, { getPrototypeOf: angry }),
  () => new Proxy({ type: 'pass' }, { ownKeys: () => ['type', 'role'] }),
  fickle,
];

/** A corrupted action: a wrong value, a missing field, an extra field, or no action at all. */
export function malformed(action: object, random: number[]): unknown {
  const fields = Object.keys(action);
  const field = pick(fields, random);
  switch (nextInt(random, 4)) {
    case 0:
      return { ...action, [field]: pick(WRONG, random)(random) };
    case 1:
      return Object.fromEntries(Object.entries(action).filter(([name]) => name !== field));
    case 2:
      return { ...action, [pick(MORE, random)]: pick(WRONG, random)(random) };
    default:
      return pick(NO_ACTION, random)(random);
  }
}
const MORE = ['seat', 'role2', 'constructor', 'toJSON', 'length', ''];

/** Values that are not seats. */
export const NO_SEAT: readonly unknown[] = [
  -1,
  5,
  1e9,
  0.5,
  Number.NaN,
  '0',
  '',
  null,
  undefined,
  [0],
  {},
  Symbol('seat'),
  0n,
  '__proto__',
  { valueOf: () => 0 },
  { toString: angry, valueOf: angry },
];
