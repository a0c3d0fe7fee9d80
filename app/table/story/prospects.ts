import { GOOD_NAMES } from '../../../src/engine';
import type { Prospect } from '../preview/roleOutlook';
import { buildingName, goodName, goodsListed, listed, type Voice } from './voice';

/** What a role would bring somebody, in a few words. */
export function prospectText(prospects: readonly Prospect[], voice: Voice): string {
  const texts = prospects.map((prospect) => textOf(prospect, voice));
  // Sales and loads are alternatives; everything else comes together.
  const either = prospects.every(({ kind }) => kind === 'sell' || kind === 'load');
  return texts.join(either ? ` ${voice.t('game:outlook.or')} ` : ', ');
}

function textOf(prospect: Prospect, voice: Voice): string {
  const { t, words } = voice;
  switch (prospect.kind) {
    case 'goods':
      return goodsListed(voice, prospect.goods);
    case 'extraGood':
      return t('game:outlook.extraGood', {
        goods: listed(
          voice,
          prospect.goods.map((good) => goodName(voice, good)),
        ),
      });
    case 'coins':
      return words.amount('coin', prospect.coins);
    case 'colonists':
      return words.amount('colonist', prospect.count);
    case 'tile':
      return t(prospect.quarry ? 'game:outlook.tileOrQuarry' : 'game:outlook.tile');
    case 'build':
      return t('game:outlook.build', {
        building: buildingName(voice, prospect.best),
        coins: words.amount('coin', prospect.price),
      });
    case 'sell':
      return t('game:outlook.sell', {
        good: goodName(voice, prospect.good),
        coins: words.amount('coin', prospect.coins),
      });
    case 'load':
      return t('game:outlook.load', {
        goods: words.goods(GOOD_NAMES[prospect.good], prospect.count),
        points: words.amount('vp', prospect.vp),
      });
    case 'nothing':
      return t('game:outlook.nothing');
  }
}
