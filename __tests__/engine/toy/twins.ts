import {
  type Action,
  decisionOf,
  type GameState,
  nextInt,
  type Seat,
  seedRandom,
} from '../../../src/engine';
import { withOtherTokens } from '../support/secrets';
import type { Card } from './cards';
import { toyIn } from './tables';

/**
 * The same table with everything changed that the viewer may not see: the cards of the others and
 * of the deck lie anywhere else, pledges of the others are of other cards, tokens of others are
 * more. What chance brings next stays, so that both can be played on in the same way.
 */
export function twinOf(state: GameState, viewer: Seat | null, seed: string): GameState {
  const twin = withOtherTokens(state, viewer);
  if (state.over) return twin;
  mixCards(twin, viewer, seedRandom(seed));
  copyPledges(state, twin, viewer);
  return twin;
}

function mixCards(twin: GameState, viewer: Seat | null, random: number[]): void {
  const toy = toyIn(twin);
  const others = <Item>(list: readonly Item[]) => list.filter((_, seat) => seat !== viewer);
  const places = [toy.deck, toy.omens, ...others(toy.hands), ...others(toy.kept)];
  const cards: Card[] = places.flat();
  const draw = () => cards.splice(nextInt(random, cards.length), 1)[0] ?? 0;
  for (const place of places) for (const index of place.keys()) place[index] = draw();
}

/** A card that was pledged is the one that lies in its place in the other hand. */
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

/** What the seat would do at the twin's table and the viewer could not tell apart. */
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
