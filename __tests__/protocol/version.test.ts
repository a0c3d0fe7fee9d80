import { isReadable, isServed, PROTOCOL } from '#protocol/version';

describe('the protocol', () => {
  it('reads what this release and the first one wrote, and nothing later', () => {
    expect([undefined, PROTOCOL, PROTOCOL + 1, '2', null].map(isReadable)).toEqual([
      ...[true, true, false, false, false],
    ]);
  });

  it('serves apps that say a number, however new, but none that are too old', () => {
    expect([PROTOCOL, PROTOCOL + 1, 1, 1e308, undefined, '2'].map(isServed)).toEqual([
      ...[true, true, false, false, false, false],
    ]);
  });
});
