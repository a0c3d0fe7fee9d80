import { versionRefusal } from '#engine';
import type { OnlineClient } from '#online/client';
import type { MatchInfo } from '#protocol/match';

/** Whether a match uses modules, or versions of modules, that this app lacks. */
export const needsNewerApp = ({ modules }: Pick<MatchInfo, 'modules'>): boolean =>
  versionRefusal({ modules })?.code === 'fromTheFuture';

/** Wraps a client so that it reports when the referee refuses this app as too old. */
export function detectOutdatedApp(client: OnlineClient, onOutdated: () => void): OnlineClient {
  return {
    ...client,
    async call(name, payload) {
      const result = await client.call(name, payload);
      if (!result.ok && result.error.reason === 'updateApp') onOutdated();
      return result;
    },
    as: (uid) => detectOutdatedApp(client.as(uid), onOutdated),
  };
}
