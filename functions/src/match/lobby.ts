import type { LobbyDoc } from '#protocol/match';
import { PROTOCOL } from '#protocol/version';
import type { MatchRecord } from './recordSchema';
import { publicSeats } from './seats';

/** The entry of a match in the lists of public matches; null if it is not listed. */
export function projectLobby(record: MatchRecord): LobbyDoc | null {
  const { status, isPublic, rules, turnLimit, createdAt } = record;
  if (!isPublic || (status !== 'lobby' && status !== 'running')) return null;
  return {
    protocol: PROTOCOL,
    status,
    seats: publicSeats(record).map(({ kind, uid, name }) => ({ kind, uid, name })),
    edition: rules.edition,
    expansions: rules.expansions,
    turnLimit,
    createdAt,
  };
}
