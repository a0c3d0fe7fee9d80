import { largeBuilding } from './kinds';

/** EN-4: 1 for every four points in tokens. */
export const customsHouse = largeBuilding('customsHouse', (game, seat) => {
  const { vp, surplusVp } = game.state.players[seat];
  return Math.floor((vp + surplusVp) / 4);
});
