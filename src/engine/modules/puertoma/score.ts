import { type Seat, sum } from '#engine/core/ids';
import { namesIn } from '#engine/core/json';
import type { ScoreSheet } from '#engine/core/module';
import { GOODS } from '#engine/modules/base/ids';
import { TOP_LEVEL } from './abilities';
import { boardOf, type Game } from './game';
import { activeTiles, levelOf, PLACES_PER_KIND } from './places';

const LARGE_BUILDING = 6;
const TILE_IN_VP_AREA = 3;
const COMPLETE_KIND = 2;

/** P-16: the points of a Puertoma's board, line by line, without tokens. */
const LINES = {
  smallBuildings: (game: Game, seat: Seat) => {
    const { specs } = game.rules;
    let points = 0;
    for (const { building } of boardOf(game, seat).city) {
      if (levelOf(specs[building]) !== TOP_LEVEL) points += specs[building].vp;
    }
    return points;
  },
  largeBuildings: (game: Game, seat: Seat) => {
    const { specs } = game.rules;
    const { city } = boardOf(game, seat);
    const large = city.filter(({ building }) => levelOf(specs[building]) === TOP_LEVEL);
    return LARGE_BUILDING * large.length;
  },
  idleColonists: (game: Game, seat: Seat) => boardOf(game, seat).idle,
  quarries: (game: Game, seat: Seat) => {
    const { quarries, surplusTiles } = boardOf(game, seat);
    return TILE_IN_VP_AREA * (quarries + sum(surplusTiles));
  },
  completeKinds: (game: Game, seat: Seat) => {
    const board = boardOf(game, seat);
    const complete = GOODS.filter((good) => activeTiles(board, good) === PLACES_PER_KIND);
    return COMPLETE_KIND * complete.length;
  },
  wealth: (game: Game, seat: Seat) => {
    const { coins, goods } = game.state.players[seat];
    return Math.ceil((coins + sum(goods)) / 2);
  },
} as const;

export const SCORE_LINES = namesIn(LINES);

export function scoreBoard(game: Game, seat: Seat, sheet: ScoreSheet): void {
  for (const line of SCORE_LINES) {
    sheet.add('puertoma', line, LINES[line](game, seat));
  }
}
