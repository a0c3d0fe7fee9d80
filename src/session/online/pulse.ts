import type { OnlineClient } from '#online/client';
import type { MatchId } from '#protocol/ids';

/** One read a minute for every table that is looked at. */
const EVERY_MS = 60_000;
const PATIENCE_MS = 10_000;

export interface PulsePorts {
  readonly client: Pick<OnlineClient, 'versionOf' | 'reconnect'>;
  /** How often to feel it; the usual if it is not said. */
  readonly pulseMs?: number;
}

export interface Pulse {
  /** The server has this version now; what is shown should be no older. */
  felt(version: number): void;
  /** Nothing is heard of the server, whatever the listeners believe. */
  lost(): void;
}

/** A line can be dead without anybody being told. So the server is asked from time to time. */
export function feelPulse(id: MatchId, { client, pulseMs }: PulsePorts, pulse: Pulse): () => void {
  const every = pulseMs ?? EVERY_MS;
  const feel = async () => {
    const version = await within(Math.min(every, PATIENCE_MS), client.versionOf(id));
    if (version === null) {
      pulse.lost();
      await client.reconnect().catch(() => undefined);
    } else pulse.felt(version);
  };
  const timer = setInterval(() => void feel(), every);
  return () => clearInterval(timer);
}

/** Null if it fails, or takes longer. */
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
