import { useEffect, useState } from 'react';
import type { MatchId } from '../../../src/protocol/ids';
import { isMatchId } from '../../../src/protocol/ids';
import type { OnlineClient, OnlineSession } from '../../../src/session/online/hub';
import type { SeenMatch } from '../../../src/session/online/wish';
import { useServices } from '../../navigation/services';

/** The match behind an address: null until it is known, undefined if there is none for us. */
export function useMatch(client: OnlineClient, id: string): SeenMatch | null | undefined {
  const [seen, setSeen] = useState<SeenMatch | null | undefined>(null);
  useEffect(() => {
    if (!isMatchId(id)) {
      setSeen(undefined);
      return;
    }
    return client.watchMatch(id, { seen: setSeen, closed: () => setSeen(undefined) });
  }, [client, id]);
  return seen;
}

/** The running game of a match; null until it is open, undefined if it cannot be opened. */
export function useMatchSession(id: MatchId): OnlineSession | null | undefined {
  const { online } = useServices();
  const [session, setSession] = useState<OnlineSession | null | undefined>(null);
  useEffect(() => {
    let isGone = false;
    const opening = online.openMatch(id);
    opening.then((opened) => {
      if (!isGone) setSession(opened ?? undefined);
    });
    return () => {
      isGone = true;
      void opening.then((opened) => opened?.close());
    };
  }, [online, id]);
  return session;
}
