import { flag, withDefault } from '#engine/core/field';
import { automaticStep, popFrame, pushFrame, step } from '#engine/core/frames';
import { copyOf, keyed, type Seat, sum } from '#engine/core/ids';
import type { Frame } from '#engine/core/module';
import type { Refusal } from '#engine/core/refusals';
import { type BaseAction, PASS } from '#engine/modules/base/actions';
import { hasEffect, offerInterlude } from '#engine/modules/base/effects/effects';
import { privilegeOf } from '#engine/modules/base/effects/privilege';
import type { Game } from '#engine/modules/base/game';
import { GOODS, type Good, STAFFED_TILES, Tile } from '#engine/modules/base/ids';
import { freeIslandSpaces } from '#engine/modules/base/player/spaces';
import { refusal } from '#engine/modules/base/refusals';
import type { Phase } from '#engine/modules/base/rules';
import { drawTile, gainTile, reshuffle } from '#engine/modules/base/supply/tiles';
import { passTurn, skipTurn } from './endTurn';
import { turns } from './turns';

export interface SettleData {
  /** A further tile, by a privilege that counts more than once. */
  further: boolean;
}

export const settler: Phase = {
  turn: 'settle',
  isWaivable: false,
  goesRound: false,
  solo: null,
  startsWithInterlude: true,
  start(game) {
    const { chooser } = game.state;
    pushFrame(game, furtherTiles, chooser, { offered: false });
    pushFrame(game, settlerTurns, chooser, { stage: 0 });
  },

  /** SE-4, E-6 */
  end(game) {
    const { state, rules } = game;
    const discarded = game.events ? copyOf(state.faceUp) : state.faceUp;
    for (const good of GOODS) {
      state.discard[good] += state.faceUp[good];
      state.faceUp[good] = 0;
    }
    const isShort = sum(state.stack) < rules.setup.faceUp;
    if (isShort && rules.edition.shortOfTiles === 'reshuffle') reshuffle(game);
    dealPlantations(game, rules.setup.faceUp);
    game.events?.push({ type: 'tilesDealt', tiles: copyOf(state.faceUp), discarded });
  },
};

export function dealPlantations(game: Game, count: number): void {
  for (let dealt = 0; dealt < count; dealt++) {
    const tile = drawTile(game);
    if (tile === null) return;
    game.state.faceUp[tile]++;
  }
}

/** A privilege that counts twice brings another face-up tile after all turns. */
export const furtherTiles = automaticStep<Game, { offered: boolean }>({
  name: 'furtherTiles',
  data: { offered: withDefault(false, flag) },
  clone: ({ offered }) => ({ offered }),
  advance(game, { seat, data }) {
    if (!data.offered && game.rules.onInterlude.length > 0) {
      data.offered = true;
      offerInterlude(game, seat, 'further');
      return false;
    }
    popFrame(game);
    for (let more = privilegeOf(game, seat); more > 1; more--) {
      pushFrame(game, settle, seat, { further: true });
    }
    return false;
  },
});

const TAKE_TILE = keyed(
  STAFFED_TILES,
  (tile): BaseAction => Object.freeze({ type: 'takeTile', tile }),
);

export const settle = step<Game, SettleData, BaseAction>({
  name: 'settle',
  data: { further: flag },
  clone: ({ further }) => ({ further }),

  advance(game, frame) {
    const { state } = game;
    const canTake = sum(state.faceUp) > 0 || quarryRefusal(game, frame) === null;
    if (canTake && freeIslandSpaces(state.players[frame.seat]) > 0) return true;
    return skipTurn(game, frame);
  },

  legal(game, frame, _seat, out) {
    const { faceUp } = game.state;
    for (const good of GOODS) {
      if (faceUp[good] > 0) out[out.length] = TAKE_TILE[good];
    }
    if (quarryRefusal(game, frame) === null) out[out.length] = TAKE_TILE[Tile.quarry];
    out[out.length] = PASS;
  },

  refuse(game, frame, _seat, action) {
    if (action.type === 'pass') return null;
    if (action.type !== 'takeTile') return refusal('notNow');
    if (action.tile === Tile.quarry) return quarryRefusal(game, frame);
    return game.state.faceUp[action.tile] > 0 ? null : refusal('tileNotOffered');
  },

  apply(game, frame, seat, action) {
    popFrame(game);
    if (action.type !== 'takeTile') passTurn(game, seat);
    else if (action.tile === Tile.quarry) takeQuarry(game, frame, seat);
    else takePlantation(game, frame, seat, action.tile);
  },
  opening: () => ({ further: false }),
});

export const settlerTurns = turns('settlerTurns', ({ turn }) => turn.settle);

const QUARRY_IS_PRIVILEGE = refusal('quarryIsPrivilege');
const NO_QUARRY_LEFT = refusal('noQuarryLeft');

/** SE-2, SE-3, SE-6 */
function quarryRefusal(game: Game, { seat, data }: Frame<SettleData>): Refusal | null {
  const { state, rules } = game;
  const privileged = seat === state.chooser && !data.further;
  if (!privileged && !hasEffect(state.players[seat], rules.takesQuarries)) {
    return QUARRY_IS_PRIVILEGE;
  }
  return state.quarries > 0 ? null : NO_QUARRY_LEFT;
}

function takeQuarry(game: Game, { data }: Frame<SettleData>, seat: Seat): void {
  game.state.quarries--;
  gainTile(game, seat, Tile.quarry, data.further ? 'further' : 'quarry');
}

function takePlantation(game: Game, { data }: Frame<SettleData>, seat: Seat, tile: Good): void {
  game.state.faceUp[tile]--;
  gainTile(game, seat, tile, data.further ? 'further' : 'faceUp');
}
