import {
  freeIslandSpaces,
  hasEffect,
  passTurn,
  popFrame,
  privilegeOf,
  pushFrame,
  skip,
  sum,
} from '../core/table';
import { drawTile, gainTile } from '../core/tiles';
import { turns } from '../core/turns';
import { PASS, TAKE_TILE } from '../model/actions';
import type { AutomaticStep, DecisionStep, Game } from '../model/game';
import { GOODS, type Good, type Seat, Tile } from '../model/ids';
import { type Refusal, refusal } from '../model/refusals';
import type { Phase } from '../model/rules';
import type { Frame } from '../model/state';

/** The subject of a `settle` frame that an effect grants beside the normal turn. */
export const SECOND_TILE = 1;

export const settler: Phase = {
  start(game) {
    const { chooser } = game.state;
    pushFrame(game, 'furtherTiles', chooser);
    pushFrame(game, 'settlerTurns', chooser);
  },

  /** SE-4 */
  end(game) {
    const { state, rules } = game;
    const discarded = game.events ? ([...state.faceUp] as typeof state.faceUp) : state.faceUp;
    for (let i = 0; i < GOODS.length; i++) {
      state.discard[i as Good] += state.faceUp[i as Good];
      state.faceUp[i as Good] = 0;
    }
    dealPlantations(game, rules.setup.faceUp);
    game.events?.push({ type: 'tilesDealt', tiles: copyOf(state.faceUp), discarded });
  },
};

const copyOf = <Array extends number[]>(counts: Array) => [...counts] as Array;

export function dealPlantations(game: Game, count: number): void {
  for (let dealt = 0; dealt < count; dealt++) {
    const tile = drawTile(game);
    if (tile === null) return;
    game.state.faceUp[tile]++;
  }
}

/** A privilege that counts twice brings another face-up tile when all have had their turn. */
export const furtherTiles: AutomaticStep = {
  advance(game, { seat }) {
    popFrame(game);
    for (let more = privilegeOf(game, seat); more > 1; more--) {
      pushFrame(game, 'settle', seat, SECOND_TILE);
    }
    return false;
  },
};

export const settle: DecisionStep = {
  advance(game, frame) {
    const { state } = game;
    const canTake = sum(state.faceUp) > 0 || quarryRefusal(game, frame) === null;
    if (canTake && freeIslandSpaces(state.players[frame.seat]) > 0) return true;
    return skip(game, frame);
  },

  legal(game, frame, _seat, out) {
    const { faceUp } = game.state;
    for (let i = 0; i < faceUp.length; i++)
      if (faceUp[i as Good] > 0) out.push(TAKE_TILE[i as Good]);
    if (quarryRefusal(game, frame) === null) out.push(TAKE_TILE[Tile.quarry]);
    out.push(PASS);
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
    else if (action.tile === Tile.quarry) takeQuarry(game, seat);
    else takePlantation(game, frame, seat, action.tile);
  },
};

export const settlerTurns = turns('settle', settle);

const QUARRY_IS_PRIVILEGE = refusal('quarryIsPrivilege');
const NO_QUARRY_LEFT = refusal('noQuarryLeft');

/** SE-2, SE-3, SE-6 */
function quarryRefusal(game: Game, frame: Frame): Refusal | null {
  const { state, rules } = game;
  const privileged = frame.seat === state.chooser && frame.subject !== SECOND_TILE;
  if (!privileged && !hasEffect(state.players[frame.seat], rules.takesQuarries)) {
    return QUARRY_IS_PRIVILEGE;
  }
  return state.quarries > 0 ? null : NO_QUARRY_LEFT;
}

function takeQuarry(game: Game, seat: Seat): void {
  game.state.quarries--;
  gainTile(game, seat, Tile.quarry, 'quarry');
}

function takePlantation(game: Game, frame: Frame, seat: Seat, tile: Good): void {
  game.state.faceUp[tile]--;
  gainTile(game, seat, tile, frame.subject === SECOND_TILE ? 'second' : 'faceUp');
}
