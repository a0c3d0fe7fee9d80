import { type GameView, GOOD_NAMES, GOODS, Tile } from '../../../src/engine';
import { listed, tileName, type Voice } from '../story/voice';

/** What the small pictures on the shelf show, for who cannot see them. */

export function fleetText(view: GameView, { t, words }: Voice): string {
  return view.ships
    .map(({ capacity, good, count }) =>
      good === null
        ? t('ui:table.shipEmpty', { size: capacity })
        : t('ui:table.shipWith', { size: capacity, goods: words.goods(GOOD_NAMES[good], count) }),
    )
    .join('. ');
}

export function offersText(view: GameView, voice: Voice): string {
  const offers = GOODS.filter((good) => view.faceUp[good] > 0).map((good) =>
    voice.t('ui:table.tileCount', { tile: tileName(voice, good), count: view.faceUp[good] }),
  );
  const quarries = voice.t('ui:table.tileCount', {
    tile: tileName(voice, Tile.quarry),
    count: view.quarries,
  });
  return listed(voice, [...offers, quarries]);
}

export function suppliesText(view: GameView, { t, words }: Voice): string {
  return [
    `${words.term('colonistShip')}: ${view.colonistShip}`,
    `${words.term('colonistSupply')}: ${view.colonists}`,
    t('ui:table.vpSupply', { count: view.vp }),
  ].join(', ');
}
