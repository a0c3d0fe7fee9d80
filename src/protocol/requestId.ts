import type { RequestId } from './ids';

/** Must be unique but need not be secret, because it is looked up together with the account. */
export function newRequestId(): RequestId {
  const part = () => Math.floor(Math.random() * 0x1_0000_0000).toString(36);
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: letters, digits and dashes, at least 16 of them
  return `${Date.now().toString(36)}-${part()}-${part()}-${part()}`.padEnd(16, '0') as RequestId;
}
