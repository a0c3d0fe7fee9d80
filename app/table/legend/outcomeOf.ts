import { playerAt, type TableModel } from '#app/table/model/tableModel';
import { ownOutlook } from '#app/table/preview/roleOutlook';
import { describe } from '#app/text/describe';
import { prospectText } from '#app/text/prospects';
import { type Action, buildingPrice } from '#engine';

/** The outcome of a choice for the asked player, from the engine; null if it is not legal now. */
export function outcomeOf(model: TableModel, isMeant: (action: Action) => boolean): string | null {
  const { asked, options, voice } = model;
  if (asked === null) return null;
  const meant = options.filter((action) => isMeant(action) && !isWaived(action));
  if (meant.length === 0) return null;
  return meant
    .map((action) => actionText(action, model))
    .reduce((first, second) => voice.t('ui:legend.either', { first, second }));
}

const isWaived = (action: Action) => action.type === 'chooseRole' && action.waived === true;

function actionText(action: Action, { asked, state, view, voice }: TableModel): string {
  if (asked === null) return '';
  if (action.type === 'chooseRole') {
    const prospects = ownOutlook(state, asked, action.role);
    return prospects.length > 0 ? prospectText(prospects, voice) : voice.t('game:outlook.nothing');
  }
  const text = describe(action, state, asked, voice);
  if (action.type !== 'build') return text;
  const left = playerAt(view, asked).coins - buildingPrice(state, asked, action.building).total;
  return voice.t('ui:legend.leaves', { action: text, coins: voice.words.amount('coin', left) });
}
