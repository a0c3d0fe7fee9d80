import { type GameState, type Seat, storageRoom } from '#engine';
import { buildingName, listed, type Voice } from './voice';

/** How many goods may be stored, and why. */
export function roomText(state: GameState, seat: Seat, voice: Voice): string {
  const { singles, kinds, by } = storageRoom(state, seat);
  const goods = voice.words.amount('good', singles);
  const buildings = listed(
    voice,
    by.map((building) => buildingName(voice, building)),
  );
  if (kinds > 0) return voice.t('ui:table.roomKinds', { count: kinds, goods, buildings });
  return voice.t(buildings === '' ? 'ui:table.roomPlain' : 'ui:table.roomGoods', {
    goods,
    buildings,
  });
}
