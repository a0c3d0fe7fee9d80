import { largeBuilding } from './kinds';

/** EN-4: small plants count 1, large ones 2. */
export const guildHall = largeBuilding('guildHall', (game, seat) => {
  let points = 0;
  for (const building of game.state.players[seat].city) {
    const { kind, size } = game.rules.specs[building];
    if (kind === 'production') points += size === 'large' ? 2 : 1;
  }
  return points;
});
