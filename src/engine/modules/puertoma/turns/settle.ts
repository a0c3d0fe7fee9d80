import { plainAutomaticStep, popFrame } from '#engine/core/frames';
import { keyAt, type Seat } from '#engine/core/ids';
import { GOODS, type Good, type StaffedTile, Tile } from '#engine/modules/base/ids';
import { skipTurn } from '#engine/modules/base/phases/endTurn';
import { gainTile } from '#engine/modules/base/supply/tiles';
import { Ability, applyAbility } from '#engine/modules/puertoma/abilities';
import { Box } from '#engine/modules/puertoma/actionBoard';
import type { SettleReason } from '#engine/modules/puertoma/events';
import { boardOf, type Game } from '#engine/modules/puertoma/game';
import { isShownByGoal, neededKinds } from '#engine/modules/puertoma/goals';
import { bestGood, PLACES_PER_KIND } from '#engine/modules/puertoma/places';
import { type Card, isNotEmpty, randomPick } from '#engine/modules/puertoma/resolutionDeck';
import { moveTokenAfter } from '#engine/modules/puertoma/token';

/** P-10: kinds on offer with a free place. */
export function placeableKinds(game: Game, seat: Seat): Good[] {
  const { tiles } = boardOf(game, seat);
  const kinds: Good[] = [];
  for (let i = 0; i < GOODS.length; i++) {
    const good = keyAt(GOODS, i);
    if (game.state.faceUp[good] > 0 && tiles[good] < PLACES_PER_KIND) kinds.push(good);
  }
  return kinds;
}

interface TileChoice {
  readonly tile: StaffedTile;
  readonly reason: SettleReason;
  readonly card: Card | null;
}

/** P-19: a kind that a goal requires, then one that a goal shows; then P-10. */
function choice(game: Game, seat: Seat, options: readonly Good[]): TileChoice | null {
  const wanted = neededKinds(game, seat);
  if (isNotEmpty(wanted)) {
    const { option: tile, card } = randomPick(game, wanted);
    return { tile, reason: 'needed', card };
  }
  const { tiles, surplusTiles } = boardOf(game, seat);
  const isNew = (good: Good) => tiles[good] + surplusTiles[good] === 0;
  const shown = bestGood(
    (good) => options.includes(good) && isNew(good) && isShownByGoal(game, good),
  );
  if (shown !== null) return { tile: shown, reason: 'shown', card: null };
  const usual = usualChoice(game, seat, options);
  return usual && { ...usual, card: null };
}

/** A pair first, then the best kind, then a quarry. */
function usualChoice(
  game: Game,
  seat: Seat,
  options: readonly Good[],
): Omit<TileChoice, 'card'> | null {
  const { tiles } = boardOf(game, seat);
  const pair = bestGood((good) => tiles[good] === 1 && options.includes(good));
  if (pair !== null) return { tile: pair, reason: 'pair' };
  const best = bestGood((good) => options.includes(good));
  if (best !== null) return { tile: best, reason: 'best' };
  return game.state.quarries > 0 ? { tile: Tile.quarry, reason: 'quarry' } : null;
}

export const settle = plainAutomaticStep<Game>({
  name: 'settle',
  advance(game, frame) {
    const { seat } = frame;
    const options = placeableKinds(game, seat);
    const chosen = choice(game, seat, options);
    if (chosen === null) return skipTurn(game, frame);
    popFrame(game);
    game.events?.push({ type: 'puertomaSettles', seat, options, ...chosen });
    moveTokenAfter(game, seat, Box.settler);
    take(game, seat, chosen.tile);
    return false;
  },
});

function take(game: Game, seat: Seat, tile: StaffedTile): void {
  if (tile === Tile.quarry) {
    game.state.quarries--;
    gainTile(game, seat, tile, 'quarry');
    return;
  }
  game.state.faceUp[tile]--;
  gainTile(game, seat, tile, 'faceUp');
  gainGoodOf(game, seat, tile);
}

/** P-18: not in a craftsman phase, so it does not count as received there. */
function gainGoodOf(game: Game, seat: Seat, good: Good): void {
  const { goods, players } = game.state;
  if (goods[good] === 0 || !applyAbility(game, seat, Ability.plantationGood)) return;
  goods[good]--;
  players[seat].goods[good]++;
  game.events?.push({ type: 'goodTaken', seat, good, by: null });
}
