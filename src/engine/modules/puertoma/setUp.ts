import { drawInt, purpose } from '#engine/core/chance';
import { keyAt, keyed, type Seat, zeros } from '#engine/core/ids';
import { type Building, GOODS, Good } from '#engine/modules/base/ids';
import { type Ability, abilitiesOf, LEVELS, type Level } from './abilities';
import { START } from './actionBoard';
import { type Board, boardOf, type Game, type Puertoma } from './game';
import { inOrder, levelOf, puertomaSeats } from './places';
import { CARDS, isNotEmpty, randomPick } from './resolutionDeck';
import { takeFromSupply } from './seating';
import { unlock } from './unlocking';

export const abilityChance = purpose('abilities');

/** Boards for the seats that need one. */
export function layBoards({ state, rules }: Pick<Game, 'state' | 'rules'>): Puertoma {
  const { seats } = state.options;
  return {
    token: START,
    deck: [...CARDS],
    boards: keyed(rules.seats, (seat) =>
      seats[seat]?.kind === 'puertoma' ? emptyBoard(state.random) : null,
    ),
  };
}

/** P-2: each Puertoma draws from its own set of twelve tiles, three for each level. */
export function drawAbility(level: Level, draw: (below: number) => number): Ability {
  const tiles = abilitiesOf(level);
  return keyAt(tiles, draw(tiles.length));
}

function emptyBoard(random: number[]): Board {
  const draw = (below: number) => drawInt(random, abilityChance, below);
  return {
    tiles: zeros(GOODS.length),
    left: zeros(GOODS.length),
    right: zeros(GOODS.length),
    quarries: 0,
    surplusTiles: zeros(GOODS.length),
    idle: 0,
    city: [],
    abilities: keyed(LEVELS, (level) => ({ ability: drawAbility(level, draw), since: null })),
    reserved: null,
    hasBuilt: false,
    newcomers: 0,
  };
}

const OPEN_FROM_THE_START = 0;
const SECOND_COINS = 1;

/** P-17: the equipment of a Puertoma in a hard game. */
export function equip(game: Game, seat: Seat): void {
  if (game.state.options.puertomas !== 'hard') return;
  boardOf(game, seat).abilities[0].since = OPEN_FROM_THE_START;
  const player = game.state.players[seat];
  const isFirst = hasFirstPackage(game, seat);
  if (isFirst) takeFromSupply(game, seat);
  else player.coins = SECOND_COINS;
  const good = isFirst ? Good.corn : Good.sugar;
  if (game.state.goods[good] > 0) {
    game.state.goods[good]--;
    player.goods[good]++;
  }
  giveBuilding(game, seat, isFirst ? 0 : 1, good);
}

/**
 * With two Puertomas, the first in seat order has it. A single one has it if it started with
 * indigo.
 */
function hasFirstPackage(game: Game, seat: Seat): boolean {
  const seats = puertomaSeats(game);
  if (seats.length > 1) return seats[0] === seat;
  return boardOf(game, seat).tiles[Good.indigo] > 0;
}

/** P-20: the building leaves the market and counts for its level, but not as one that it built. */
function giveBuilding(game: Game, seat: Seat, level: Level, good: Good): void {
  const options = onLevel(game, level);
  const picked = isNotEmpty(options) ? randomPick(game, options) : { option: null, card: null };
  const { option: building, card } = picked;
  game.events?.push({ type: 'puertomaEquipped', seat, options, card, building, good });
  if (building === null) return;
  game.state.market[building]--;
  game.rules.boards[seat].addBuilding(game, seat, building);
  unlock(game, seat, level);
}

function onLevel(game: Game, level: Level): Building[] {
  const { state, rules } = game;
  const found = state.board.filter((building) => {
    const spec = rules.specs[building];
    return spec.kind === 'commercial' && levelOf(spec) === level && state.market[building] > 0;
  });
  return inOrder(game, found);
}
