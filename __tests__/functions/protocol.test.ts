import type { CallName } from '#protocol/calls';
import type { UserId } from '#protocol/ids';
import { PROTOCOL } from '#protocol/version';
import { askRaw, callables, newPerson, refusalOf } from '#tests/emulator/support/referee';

const names = Object.keys(callables).filter((name): name is CallName => name in callables);
const reasonOf = async (name: CallName, data: unknown, uid: UserId | null = newPerson()) =>
  (await refusalOf(askRaw(name, uid, data))).reason;

describe.each(names)('%s', (name) => {
  it.each([
    ['that says no protocol', {}],
    ['of an older protocol', { protocol: PROTOCOL - 1 }],
    ['with a protocol that is none', { protocol: '1' }],
    ['that says nothing at all', null],
  ])('asks an app %s to be updated', async (_what, data) => {
    expect(await reasonOf(name, data)).toBe('updateApp');
  });

  it('handles requests of apps with this protocol or a newer one', async () => {
    expect(await reasonOf(name, { protocol: PROTOCOL, strange: true })).toBe('malformed');
    expect(await reasonOf(name, { protocol: PROTOCOL + 1, strange: true })).toBe('malformed');
    expect(await reasonOf(name, { protocol: PROTOCOL }, null)).toBe('signedOut');
  });
});
