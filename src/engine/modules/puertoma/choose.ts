import { keyAt, type Seat } from '#engine/core/ids';
import type { Role } from '#engine/modules/base/ids';
import { chooseRole, roleRefusal } from '#engine/modules/base/phases/round';
import { Box, boxOf, hasArrow } from './actionBoard';
import type { RoleChoice, RoleReason } from './events';
import { type Game, puertomaOf } from './game';
import { isProfitable } from './profit';
import { drawCard, orderOn } from './resolutionDeck';

/** The part of the choice that is known before a card is drawn (P-4). */
export interface Weighing extends RoleChoice {
  /** Profitable ones, or all available ones if none is. */
  readonly candidates: Role[];
}

export function weighRoles(game: Game, seat: Seat): Weighing {
  const { token } = puertomaOf(game);
  const available = availableRoles(game, seat);
  const profitable = available.filter((role) => isProfitable(game, seat, role));
  const candidates =
    profitable.length > 0 ? profitable : available.filter((role) => boxOf(role) !== Box.smuggler);
  const reached = candidates.filter((role) => isReached(token, role));
  const left = reached.length > 0 ? reached : candidates;
  const coins = Math.max(...left.map((role) => coinsOn(game, role)));
  const richest = winnersOfTie(left.filter((role) => coinsOn(game, role) === coins));
  return { token, available, profitable, candidates, reached, richest, coins };
}

const SMUGGLER_COINS = 2;

/** P-19: the smuggler is treated like a role with coins, which are never paid out. */
function coinsOn({ state }: Game, role: Role): number {
  return boxOf(role) === Box.smuggler ? SMUGGLER_COINS : state.roleCoins[role];
}

/** P-19: the smuggler wins ties of coins. */
function winnersOfTie(tied: Role[]): Role[] {
  const smuggler = tied.filter((role) => boxOf(role) === Box.smuggler);
  return smuggler.length > 0 ? smuggler : tied;
}

function isReached(token: Box, role: Role): boolean {
  const box = boxOf(role);
  return box !== null && hasArrow(token, box);
}

/** Available roles with a box. Of two cards for one box, the one with more coins. */
function availableRoles(game: Game, seat: Seat): Role[] {
  const { rules, state } = game;
  const found: Role[] = [];
  for (let i = 0; i < rules.roles.length; i++) {
    const role = keyAt(rules.roles, i);
    const box = boxOf(role);
    if (box === null || roleRefusal(game, seat, role) !== null) continue;
    const twin = found.findIndex((other) => boxOf(other) === box);
    const rival = found[twin];
    if (rival === undefined) found.push(role);
    else if (state.roleCoins[role] > state.roleCoins[rival]) found[twin] = role;
  }
  return found;
}

export function chooseRoleAutomatically(game: Game, seat: Seat): boolean {
  const weighing = weighRoles(game, seat);
  const [first] = weighing.richest;
  if (first === undefined) return false;
  const card = weighing.richest.length > 1 ? drawCard(game) : null;
  const order = card === null ? [] : orderOn(card);
  const named = order.flatMap((box) => weighing.richest.find((role) => boxOf(role) === box) ?? []);
  const role = named[0] ?? first;
  reportChoice(game, seat, role, card, weighing);
  chooseRole(game, seat, role, false);
  return true;
}

function reportChoice(
  game: Game,
  seat: Seat,
  role: Role,
  card: ReturnType<typeof drawCard> | null,
  weighing: Weighing,
): void {
  const { candidates, ...known } = weighing;
  const reason = card === null ? reasonFor(weighing) : 'card';
  game.events?.push({ type: 'puertomaChose', seat, role, reason, card, ...known });
}

/** The reason of a choice without a card. */
export function reasonFor({ candidates, reached }: Weighing): RoleReason {
  if (candidates.length === 1) return 'only';
  return reached.length === 1 ? 'arrow' : 'coins';
}
