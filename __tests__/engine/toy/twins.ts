import { type Action, decisionOf, type GameState, type Seat } from '#engine';
import { dealAnew, twinWith } from '#tests/engine/support/secrets';
import type { Card } from './cards';
import { toyIn } from './tables';

/** Mixes the cards of the others and of the deck, and their pledges. */
export function twinOf(state: GameState, viewer: Seat | null, seed: string): GameState {
  return twinWith(state, viewer, seed, (twin, random) => {
    const { deck, omens, hands, kept } = toyIn(twin);
    const others = <Item>(list: readonly Item[]) => list.filter((_, seat) => seat !== viewer);
    const places = [deck, omens, ...others(hands), ...others(kept)];
    dealAnew(places, places.flat(), random);
    copyPledges(state, twin, viewer);
  });
}

/** A pledged card becomes the card in the same place of the other hand. */
function copyPledges(state: GameState, twin: GameState, viewer: Seat | null): void {
  const pledges = pledgesIn(state);
  const others = pledgesIn(twin);
  for (const [seat, card] of pledges.entries()) {
    if (seat !== viewer) others[seat] = twinCard(state, twin, seat, card);
  }
}

function twinCard(state: GameState, twin: GameState, seat: number, card: Card | null) {
  if (card === null) return null;
  const index = toyIn(state).hands[seat]?.indexOf(card) ?? -1;
  return toyIn(twin).hands[seat]?.[index] ?? null;
}

function pledgesIn(state: GameState): (Card | null)[] {
  const { data }: { data?: object | null } = decisionOf(state) ?? {};
  const { pledges }: { pledges?: (Card | null)[] } = Object(data);
  return pledges ?? [];
}

/** The seat's action at the twin's table that the viewer cannot tell apart. */
export function twinAction(
  state: GameState,
  twin: GameState,
  seat: Seat,
  action: Action | { readonly type: 'pledge'; readonly card: Card | null },
): unknown {
  return action.type === 'pledge'
    ? { type: 'pledge', card: twinCard(state, twin, seat, action.card) }
    : action;
}
