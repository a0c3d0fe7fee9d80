import { type GameView, isRefusal, restoreView, storedTokenChange, versionRefusal } from '#engine';
import type { OnlineClient } from '#online/client';
import { ownView } from '#online/view';
import {
  eventsAfter,
  type LoggedPly,
  type MatchInfo,
  type PrivateViewDoc,
  type PublicView,
} from '#protocol/match';

/** Whether a match has modules, or versions of them, that this app lacks. */
export const needsNewerApp = ({ modules }: Pick<MatchInfo, 'modules'>): boolean =>
  versionRefusal({ modules })?.code === 'fromTheFuture';

/** The game that this player sees; null if this app cannot read it. */
export function readView(table: PublicView, own: PrivateViewDoc | null): GameView | null {
  const view = restoreView(ownView(table, own));
  if (isRefusal(view)) return null;
  return own === null ? view : withTokensSince(own.version, view, table.plies);
}

/** A private view tells how many tokens there were when it was written. */
function withTokensSince(version: number, view: GameView, plies: readonly LoggedPly[]): GameView {
  const { viewer, options } = view;
  if (viewer === null || options.variants.openScores) return view;
  const told = storedTokenChange(eventsAfter(version, plies), viewer, options);
  if (told === 0) return view;
  const players = view.players.map((player, seat) =>
    seat === viewer && player.vp !== null ? { ...player, vp: player.vp + told } : player,
  );
  return { ...view, players };
}

/** The same client, which tells when the referee finds this app too old. */
export function heeding(client: OnlineClient, tooOld: () => void): OnlineClient {
  return {
    ...client,
    async call(name, payload) {
      const asked = await client.call(name, payload);
      if ('trouble' in asked && asked.trouble.reason === 'updateApp') tooOld();
      return asked;
    },
    as: (uid) => heeding(client.as(uid), tooOld),
  };
}
