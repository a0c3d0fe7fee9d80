import fc from 'fast-check';
import { applyPatch, diff } from '#protocol/patch';

const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** Values with much in common, with keys that come and go. */
const related = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, 0, 'x'),
    tie('list'),
    tie('fields'),
  ),
  list: fc.array(tie('value'), { maxLength: 2 }),
  fields: fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), tie('value')),
})).value;

describe('patches between two JSON values', () => {
  it('lead from any value to any other, and do not change the first', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        const copy = JSON.stringify(before);
        expect(plain(applyPatch(before, diff(before, after)))).toEqual(plain(after));
        expect(JSON.stringify(before)).toBe(copy);
      }),
    );
  });

  it('lead from a value to a similar one with more keys, or fewer', () => {
    fc.assert(
      fc.property(related, related, (before, after) => {
        const written = plain(diff(before, after));
        expect(diff(applyPatch(before, written), after)).toEqual([]);
      }),
    );
  });

  it('contain only the keys that come and go', () => {
    const before = { player: { coins: 2, used: true } };
    const after = { player: { coins: 2, loaded: true } };
    const patch = diff(before, after);
    expect(patch).toEqual([[['player', 'used']], [['player', 'loaded'], true]]);
    expect(applyPatch<object>(before, patch)).toEqual(after);
  });

  it('survive JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        const written = plain(diff(before, after));
        expect(plain(applyPatch(before, written))).toEqual(plain(after));
      }),
    );
  });

  it('contain only the places that changed', () => {
    const before = { ply: 1, players: [{ coins: 2 }, { coins: 3 }], ships: [1, 2] };
    const after = { ply: 2, players: [{ coins: 2 }, { coins: 5 }], ships: [1] };
    expect(diff(before, after)).toEqual([
      [['ply'], 2],
      [['players', 1, 'coins'], 5],
      [['ships'], [1]],
    ]);
    expect(diff(before, structuredClone(before))).toEqual([]);
  });

  it('keep equal parts identical, so that they need not be drawn again', () => {
    const before = { players: [{ coins: 2 }, { coins: 3 }] };
    const after = applyPatch(before, [[['players', 1, 'coins'], 5]]);
    expect(after.players[0]).toBe(before.players[0]);
  });
});
