import { futureOf, type GameView, isRefusal, restoreView } from '../../engine';
import type { OnlineClient } from '../../online/client';
import { ownView } from '../../online/view';
import type { MatchInfo, PrivateViewDoc, Table } from '../../protocol/match';

/** Whether a match has modules, or versions of them, that this app lacks. */
export const needsNewerApp = ({ modules }: Pick<MatchInfo, 'modules'>): boolean =>
  futureOf({ modules })?.code === 'fromTheFuture';

/** The game that this player sees; null if this app cannot read it. */
export function readView(table: Table, own: PrivateViewDoc | null): GameView | null {
  const view = restoreView(ownView(table, own));
  return isRefusal(view) ? null : view;
}

/** The same client, which tells when the referee finds this app too old. */
export function heeding(client: OnlineClient, tooOld: () => void): OnlineClient {
  return {
    ...client,
    async ask(name, payload) {
      const asked = await client.ask(name, payload);
      if ('trouble' in asked && asked.trouble.reason === 'updateApp') tooOld();
      return asked;
    },
    as: (uid) => heeding(client.as(uid), tooOld),
  };
}
