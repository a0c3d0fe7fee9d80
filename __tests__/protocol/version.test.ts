import { isReadable, isServed, PROTOCOL } from '#protocol/version';

describe('the protocol', () => {
  it('reads data of this release, and nothing later', () => {
    expect([PROTOCOL, PROTOCOL + 1].map(isReadable)).toEqual([true, false]);
  });

  it('serves apps with any newer number, but none that are too old', () => {
    expect([PROTOCOL, PROTOCOL + 1, PROTOCOL - 1, 1e308, undefined, '1'].map(isServed)).toEqual([
      ...[true, true, false, false, false, false],
    ]);
  });
});
