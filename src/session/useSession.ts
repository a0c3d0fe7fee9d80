import { useSyncExternalStore } from 'react';
import type { Session, SessionSnapshot } from './session';

/** The present session; the component renders again when it changes. */
export function useSession(session: Session): SessionSnapshot {
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}
