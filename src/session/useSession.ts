import { useSyncExternalStore } from 'react';
import type { Session, SessionSnapshot } from './session';

/** The session as it stands; the component renders again when it changes. */
export function useSession(session: Session): SessionSnapshot {
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}
