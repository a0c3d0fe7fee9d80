import { Building, Good } from '../model/ids';
import { receive } from '../phases/craftsman';
import { commercial } from './kinds';

const LARGE_PLANTS = [
  [Good.indigo, Building.indigoPlant],
  [Good.sugar, Building.sugarMill],
] as const;

/** One more indigo or sugar for who made some and occupies the large plant for it. */
export const aqueduct = commercial(
  'aqueduct',
  { cost: 1, vp: 1, column: 1 },
  {
    onProduced(game, seat) {
      const player = game.state.players[seat];
      for (const [good, plant] of LARGE_PLANTS) {
        if (player.received[good] === 0 || player.staff[plant] === 0) continue;
        if (receive(game, player, good, 1) === 0) continue;
        game.events?.push({ type: 'goodTaken', seat, good, by: Building.aqueduct });
      }
    },
  },
);
