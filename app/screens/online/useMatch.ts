import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '#app/services/services';
import type { MatchId } from '#protocol/ids';
import { isMatchId } from '#protocol/ids';
import type { MatchTrouble, OnlineClient, OnlineSession, SeenMatch } from '#session/online/hub';
import { checkLiveness } from '#session/online/liveness';

const AGAIN_MS = 5000;

/** A match by id: null until it is known, or the reason why it cannot be shown. */
export function useMatch(client: OnlineClient, id: string): SeenMatch | MatchTrouble | null {
  const [seen, setSeen] = useState<SeenMatch | MatchTrouble | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt listens again
  useEffect(() => {
    if (!isMatchId(id)) {
      setSeen('missing');
      return;
    }
    // The last known match stays visible without a connection.
    const lost = () => setSeen((before) => before ?? 'unreachable');
    return client.watchMatch(id, { seen: setSeen, closed: setSeen, lost });
  }, [client, id, tries]);
  const listenAgain = useCallback(() => setTries((before) => before + 1), []);
  useLobbyPulse(client, id, seen, listenAgain);
  return seen;
}

/** Replaces a lobby's listener that has missed a change. Sessions do this for running matches. */
function useLobbyPulse(
  client: OnlineClient,
  id: string,
  seen: SeenMatch | MatchTrouble | null,
  listenAgain: () => void,
): void {
  const match = typeof seen === 'string' ? undefined : seen?.match;
  const version = match?.status === 'lobby' ? match.version : null;
  useEffect(() => {
    if (version === null || !isMatchId(id)) return;
    const felt = (now: number) => now > version && listenAgain();
    return checkLiveness(id, { client }, { alive: felt, lost: () => undefined });
  }, [client, id, version, listenAgain]);
}

export interface OpenedSession {
  /** Null until it is open, or the reason why it cannot be opened. */
  readonly session: OnlineSession | MatchTrouble | null;
  readonly retry: () => void;
}

/** The session of a match. If unreachable, it is retried regularly or on request. */
export function useMatchSession(id: MatchId): OpenedSession {
  const { online } = useServices();
  const [session, setSession] = useState<OpenedSession['session']>(null);
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens it again
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const opening = online.openMatch(id);
    void opening.then((opened) => {
      if (isGone) return;
      setSession(opened);
      if (opened === 'unreachable') timer = setTimeout(retry, AGAIN_MS);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
      void opening.then((opened) => (typeof opened === 'string' ? undefined : opened.close()));
    };
  }, [online, id, tries, retry]);
  return { session, retry };
}

/** The match of an open session, with seats, status and orders. */
export const useSessionMatch = (session: OnlineSession): SeenMatch =>
  useSyncExternalStore(session.subscribe, session.match, session.match);
