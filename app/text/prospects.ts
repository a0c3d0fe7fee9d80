import type { Prospect } from '#app/table/preview/roleOutlook';
import { GOOD_NAMES } from '#engine';
import { winsText } from './goals';
import { buildingName, goodName, goodsListed, listed, roleName, type Voice } from './voice';

const ALTERNATIVES: ReadonlySet<Prospect['kind']> = new Set([
  'sell',
  'load',
  'raid',
  'loot',
  'poach',
  'capture',
]);

/** The gain of a role for a player, in a few words. */
export function prospectText(prospects: readonly Prospect[], voice: Voice): string {
  const wins = prospects.filter(({ kind }) => kind === 'goal');
  const brought = prospects.filter(({ kind }) => kind !== 'goal');
  // Sales, loads and smuggler actions are alternatives; all other gains are combined.
  const either = brought.every(({ kind }) => ALTERNATIVES.has(kind));
  const text = (some: readonly Prospect[], between: string) =>
    some.map((prospect) => textOf(prospect, voice)).join(between);
  const first = text(brought, either ? ` ${voice.t('game:outlook.or')} ` : ', ');
  return [first, text(wins, ', ')].filter(Boolean).join(' · ');
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
    case 'raid':
      return words.goods(GOOD_NAMES[prospect.good], prospect.count);
    case 'loot':
      return words.amount('vp', prospect.vp);
    case 'poach':
      return words.amount('colonist', prospect.count);
    case 'capture':
      return t('game:outlook.capture', { role: roleName(voice, prospect.role) });
    case 'goal':
      return winsText([prospect.won], voice);
    case 'nothing':
      return t('game:outlook.nothing');
  }
}
