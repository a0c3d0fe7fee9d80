import { type GameView, isRefusal, restoreView, storedTokenChange } from '#engine';
import { ownView } from '#online/view';
import { eventsAfter, type LoggedPly, type PrivateViewDoc, type PublicView } from '#protocol/match';

/** The player's view; null if this app cannot read it. */
export function readView(publicView: PublicView, own: PrivateViewDoc | null): GameView | null {
  const view = restoreView(ownView(publicView, own));
  if (isRefusal(view)) return null;
  return own === null ? view : withTokensSince(own.version, view, publicView.plies);
}

/** Adds the tokens gained since the private view was written. */
function withTokensSince(version: number, view: GameView, plies: readonly LoggedPly[]): GameView {
  const { viewer, options } = view;
  if (viewer === null || options.variants.openScores) return view;
  const gained = storedTokenChange(eventsAfter(version, plies), viewer, options);
  if (gained === 0) return view;
  const players = view.players.map((player, seat) =>
    seat === viewer && player.vp !== null ? { ...player, vp: player.vp + gained } : player,
  );
  return { ...view, players };
}
