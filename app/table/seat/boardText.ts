import { buildingName, goodsListed, listed, tileName, type Voice } from '#app/text/voice';
import {
  citySpacesLeft,
  type GameState,
  islandSpacesLeft,
  type PlayerView,
  type Seat,
  STAFFED_TILES,
} from '#engine';

type Room = Readonly<{ cityLeft: number; islandLeft: number }>;

export const roomOf = (state: GameState, seat: Seat): Room => ({
  cityLeft: citySpacesLeft(state, seat),
  islandLeft: islandSpacesLeft(state, seat),
});

/** A whole board in one sentence, for screen readers. */
export function boardText(player: PlayerView, room: Room, voice: Voice): string {
  const { t, words } = voice;
  const tiles = STAFFED_TILES.filter((tile) => player.tiles[tile] > 0).map((tile) =>
    t('ui:table.spot', {
      place: tileName(voice, tile),
      filled: player.workers[tile],
      circles: player.tiles[tile],
    }),
  );
  const city = player.city.map((building) => buildingName(voice, building));
  return [
    t('ui:table.goodsSpoken', { goods: goodsListed(voice, player.goods) || t('ui:table.none') }),
    `${t('ui:table.island')}: ${listed(voice, tiles) || t('ui:table.empty')}`,
    t('ui:table.islandSpaces', { count: room.islandLeft }),
    `${t('ui:table.city')}: ${listed(voice, city) || t('ui:table.empty')}`,
    t('ui:table.citySpaces', { count: room.cityLeft }),
    words.amount('coin', player.coins),
  ].join('. ');
}
