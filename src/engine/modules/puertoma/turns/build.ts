import { plainAutomaticStep, popFrame } from '#engine/core/frames';
import { keyAt, type Seat } from '#engine/core/ids';
import type { Building } from '#engine/modules/base/ids';
import { erect } from '#engine/modules/base/phases/builder';
import { skipTurn } from '#engine/modules/base/phases/endTurn';
import { gainCoins } from '#engine/modules/base/supply/coins';
import { priceOf } from '#engine/modules/base/supply/price';
import { Ability, applyAbility, hasAbility, TOP_LEVEL } from '#engine/modules/puertoma/abilities';
import { Box } from '#engine/modules/puertoma/actionBoard';
import type { BuildReason } from '#engine/modules/puertoma/events';
import { boardOf, type Game } from '#engine/modules/puertoma/game';
import { builtOn, inOrder, levelOf, owns, PLACES_PER_LEVEL } from '#engine/modules/puertoma/places';
import { isNotEmpty, randomPick } from '#engine/modules/puertoma/resolutionDeck';
import { moveTokenAfter } from '#engine/modules/puertoma/token';
import { goalBuildingsFor } from './goalBuilding';

/** Whether it could build anything with these coins and this discount (P-5). */
export function canBuild(game: Game, seat: Seat, coins: number, discount: number): boolean {
  const purse = purseWith(game, seat, coins);
  if (buildable(game, seat, purse, discount).length > 0) return true;
  return goalBuildingsFor(game, seat, purse, discount).length > 0;
}

const purseWith = (game: Game, seat: Seat, coins: number) =>
  coins + (hasAbility(game, seat, Ability.builderCoin) ? 1 : 0);

/** P-9 */
function buildable(game: Game, seat: Seat, purse: number, discount: number): Building[] {
  const { state, rules } = game;
  const board = boardOf(game, seat);
  const found: Building[] = [];
  for (let i = 0; i < state.board.length; i++) {
    const building = keyAt(state.board, i);
    const spec = rules.specs[building];
    if (spec.kind !== 'commercial' || state.market[building] === 0) continue;
    if (spec.cost - discount > purse || owns(board, building)) continue;
    const level = levelOf(spec);
    if (builtOn(board, level) >= PLACES_PER_LEVEL) continue;
    if (level === TOP_LEVEL && board.reserved !== building) continue;
    found.push(building);
  }
  return found;
}

/** The highest level, then the highest cost; between equals a card decides. */
function bestOf(game: Game, options: readonly Building[]): Building[] {
  const { specs } = game.rules;
  const most = (of: readonly Building[], value: (building: Building) => number) => {
    const highest = Math.max(...of.map(value));
    return of.filter((building) => value(building) === highest);
  };
  const highest = most(options, (building) => levelOf(specs[building]));
  return inOrder(
    game,
    most(highest, (building) => specs[building].cost),
  );
}

function reasonFor(game: Game, options: readonly Building[], tied: readonly Building[]) {
  if (options.length === 1) return 'only';
  if (tied.length > 1) return 'card';
  const level = (building: Building) => levelOf(game.rules.specs[building]);
  const [best] = tied;
  const isAlone =
    best !== undefined && options.filter((it) => level(it) === level(best)).length === 1;
  const reason: BuildReason = isAlone ? 'level' : 'cost';
  return reason;
}

export const build = plainAutomaticStep<Game>({
  name: 'build',
  advance(game, frame) {
    const { seat } = frame;
    const discount = seat === game.state.chooser ? 1 : 0;
    const purse = purseWith(game, seat, game.state.players[seat].coins);
    const forGoals = goalBuildingsFor(game, seat, purse, discount);
    const options = forGoals.length > 0 ? forGoals : buildable(game, seat, purse, discount);
    const tied = forGoals.length > 0 ? forGoals : bestOf(game, options);
    if (!isNotEmpty(tied)) return skipTurn(game, frame);
    popFrame(game);
    const { option: building, card } = randomPick(game, tied);
    const reason = forGoals.length > 0 ? 'goal' : reasonFor(game, options, tied);
    game.events?.push({ type: 'puertomaBuilds', seat, options, tied, card, building, reason });
    if (applyAbility(game, seat, Ability.builderCoin)) gainCoins(game, seat, 1, null);
    moveTokenAfter(game, seat, Box.builder);
    erect(game, seat, building, priceOf(game, seat, building));
    return false;
  },
});
