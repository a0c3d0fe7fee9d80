import type { OnlineClient } from '#online/client';
import type { MatchId } from '#protocol/ids';

/** Costs one read a minute for every open match. */
const EVERY_MS = 60_000;
const TIMEOUT_MS = 10_000;

export interface LivenessPorts {
  readonly client: Pick<OnlineClient, 'versionOf' | 'reconnect'>;
  /** Milliseconds between two checks; one minute by default. */
  readonly livenessCheckMs?: number;
}

export interface LivenessListener {
  /** The server answered: it has this version of the match. */
  alive(version: number): void;
  /** The server did not answer, even if the listeners report no error. */
  lost(): void;
}

/**
 * Asks the server regularly, because a connection can die without an error. Returns a stop
 * function.
 */
export function checkLiveness(
  id: MatchId,
  { client, livenessCheckMs = EVERY_MS }: LivenessPorts,
  listener: LivenessListener,
): () => void {
  const check = async () => {
    const version = await within(Math.min(livenessCheckMs, TIMEOUT_MS), client.versionOf(id));
    if (version === null) {
      listener.lost();
      await client.reconnect().catch(() => undefined);
    } else listener.alive(version);
  };
  const timer = setInterval(() => void check(), livenessCheckMs);
  return () => clearInterval(timer);
}

/** Null if the work fails or takes longer than the limit. */
async function within<Value>(limit: number, work: Promise<Value>): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limit);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
