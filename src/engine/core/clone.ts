import { fieldsOf } from './json';
import type { CoreState } from './module';
import { registry, rootModule } from './registry';

/** A copy that shares nothing but the options, which never change. */
export function cloneState<S extends CoreState>(state: S): S {
  const copy: CoreState = rootModule().clone(state);
  if (registry.modules.length > 1) cloneSlices(fieldsOf(state), fieldsOf(copy));
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: the root and its modules copy every field of the state that they are given
  return copy as S;
}

function cloneSlices(
  state: Readonly<Record<string, unknown>>,
  copy: Record<string, unknown>,
): void {
  for (const { name, slice } of registry.modules) {
    if (slice === null) continue;
    const own = state[name];
    copy[name] = own === null ? null : slice.clone(own);
  }
}
