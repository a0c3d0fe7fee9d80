import { largeBuilding } from './kinds';

/** EN-4, D-4: 1 for every commercial building, itself included. */
export const cityHall = largeBuilding('cityHall', (game, seat) => {
  const { city } = game.state.players[seat];
  return city.filter((building) => game.rules.specs[building].kind === 'commercial').length;
});
