import type { Card, GameView, Seat } from '#engine';

/** A seat's cards in a view; null in games without cards. */
export function seenCards(
  { achievements }: Pick<GameView, 'achievements'>,
  seat: Seat,
): { readonly laid: readonly Card[]; readonly hidden: number } | null {
  if (achievements === null) return null;
  const laid = (achievements.laid?.[seat] ?? []).flatMap((card) => (card === null ? [] : [card]));
  const hidden = achievements.hands?.[seat]?.length ?? 0;
  return laid.length + hidden === 0 ? null : { laid, hidden };
}
