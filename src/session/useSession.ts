import { useSyncExternalStore } from 'react';
import type { Session, SessionSnapshot } from './session';

/** The current snapshot of a session. The component renders again when it changes. */
export function useSession(session: Session): SessionSnapshot {
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}
