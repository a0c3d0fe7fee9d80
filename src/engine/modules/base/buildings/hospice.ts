import { flag, named } from '#engine/core/field';
import { popFrame, pushFrame, step } from '#engine/core/frames';
import type { Seat } from '#engine/core/ids';
import { type BaseAction, DECLINE, PASS } from '#engine/modules/base/actions';
import type { BuildingSpec } from '#engine/modules/base/building';
import { runHooks } from '#engine/modules/base/effects/effects';
import { markUsed, wasUsed } from '#engine/modules/base/effects/oncePerPhase';
import { privilegeOf } from '#engine/modules/base/effects/privilege';
import type { TileSource } from '#engine/modules/base/events';
import type { Game } from '#engine/modules/base/game';
import { BaseRole, Tile, tileNames } from '#engine/modules/base/ids';
import type { BaseOptions } from '#engine/modules/base/options';
import { passTurn } from '#engine/modules/base/phases/endTurn';
import type { Place } from '#engine/modules/base/places';
import { freeIslandSpaces } from '#engine/modules/base/player/spaces';
import { colonistAvailable, takeColonist } from '#engine/modules/base/supply/colonists';
import { commercial } from './kinds';
import { refuseOtherUse } from './refuseOtherUse';

export interface HospiceData {
  tile: Tile;
  /** If the colonist is declined for this tile, it is offered again for a later one. */
  comesAgain: boolean;
}

const welcome = step<Game, HospiceData, BaseAction>({
  name: 'hospice',
  data: { tile: named(tileNames), comesAgain: flag },
  clone: ({ tile, comesAgain }) => ({ tile, comesAgain }),
  advance: () => true,
  legal(game, { data }, _seat, out) {
    out[out.length] = game.rules.actions.use[hospice.number];
    out[out.length] = data.comesAgain ? PASS : DECLINE;
  },
  refuse(_game, { data }, _seat, action) {
    const declining = data.comesAgain ? 'pass' : 'decline';
    return action.type === declining ? null : refuseOtherUse(action, hospice.number);
  },
  apply(game, { data }, seat, action) {
    popFrame(game);
    if (action.type !== 'use') return passTurn(game, seat);
    markUsed(game.state.players[seat], hospice.number);
    takeColonist(game, seat, bed(game, seat, data.tile), hospice.number);
  },
});

/** SE-7: a colonist with a new tile, once in a phase. */
export const hospice: BuildingSpec<'hospice'> = commercial(
  'hospice',
  { cost: 4, vp: 2, column: 2 },
  (options) => {
    const staffed = staffedSources(options);
    return {
      onTileGained(game, seat, tile, source) {
        const player = game.state.players[seat];
        if (game.state.role !== BaseRole.settler || !staffed.includes(source)) return;
        if (wasUsed(player, hospice.number)) return followTile(game, seat, tile);
        if (!colonistAvailable(game)) return;
        const further = staffed.includes('further') && privilegeOf(game, seat) > 1;
        const more = source === 'stack' || (source !== 'further' && further);
        const comesAgain = more && freeIslandSpaces(player) > 0;
        pushFrame(game, welcome, seat, { tile, comesAgain });
      },
    };
  },
  welcome,
);

/** E-3: the hacienda's tile by edition; V-10: not the further tile of a privilege. */
function staffedSources({ edition, variants }: BaseOptions): readonly TileSource[] {
  const sources: TileSource[] = ['faceUp', 'quarry'];
  if (edition === '1897') sources.push('stack');
  if (!variants.corrections2026) sources.push('further');
  return sources;
}

/** X1-2: a colonist who came with a turned tile goes onto the first other tile of the phase. */
function followTile(game: Game, seat: Seat, tile: Tile): void {
  const player = game.state.players[seat];
  if (tile === Tile.turned || player.gained.length > 1 || player.sanJuan === 0) return;
  player.sanJuan--;
  player.workers[tile]++;
  const to: Place = { at: 'island', tile };
  game.events?.push({ type: 'colonistMoved', seat, to, special: false, by: hospice.number });
  runHooks(game, seat, game.rules.onPlaced);
}

/** X1-2: a turned tile takes no colonist, so he goes to the other one gained, or to San Juan. */
function bed(game: Game, seat: Seat, tile: Tile): Place {
  if (tile !== Tile.turned) return { at: 'island', tile };
  const other = game.state.players[seat].gained[0];
  return other === undefined ? { at: 'sanJuan' } : { at: 'island', tile: other };
}
