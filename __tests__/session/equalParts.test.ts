import { keepEqualParts } from '#session/equalParts';

const table = () => ({
  round: 3,
  ships: [
    { good: 1, count: 2 },
    { good: null, count: 0 },
  ],
  house: [4],
});

describe('equal parts of two snapshots', () => {
  it('are identical if nothing has changed', () => {
    const before = table();
    expect(keepEqualParts(before, table())).toBe(before);
  });

  it('are kept beside changed parts', () => {
    const before = table();
    const after = keepEqualParts(before, { ...table(), house: [4, 0] });
    expect(after).toEqual({ ...table(), house: [4, 0] });
    expect(after.ships).toBe(before.ships);
    expect(after.house).not.toBe(before.house);
  });

  it('are kept within a list with one changed member', () => {
    const before = table();
    const after = keepEqualParts(before, {
      ...table(),
      ships: [
        { good: 1, count: 3 },
        { good: null, count: 0 },
      ],
    });
    expect(after.ships).not.toBe(before.ships);
    expect(after.ships[1]).toBe(before.ships[1]);
  });

  it('never hide that a part was removed, was added, or changed its type', () => {
    expect(keepEqualParts<unknown>([1, 2], [1])).toEqual([1]);
    expect(keepEqualParts<unknown>([1], [1, 2])).toEqual([1, 2]);
    expect(keepEqualParts<unknown>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(keepEqualParts<unknown>({ a: 1 }, { b: undefined })).toEqual({ b: undefined });
    expect(keepEqualParts<unknown>([], {})).toEqual({});
    expect(keepEqualParts<unknown>({ a: null }, { a: {} })).toEqual({ a: {} });
  });

  it('change neither of the two', () => {
    const before = table();
    const after = { ...table(), round: 4 };
    keepEqualParts(before, after);
    expect(before).toEqual(table());
    expect(after).toEqual({ ...table(), round: 4 });
  });
});
