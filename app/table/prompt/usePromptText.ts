import { useChoosing, useTable } from '#app/table/model/TableContext';
import type { TableModel } from '#app/table/model/tableModel';
import { describe } from '#app/text/describe';
import { tileName } from '#app/text/voice';
import { type Action, type DecisionKind, decisionOf, type Good, Tile } from '#engine';
import type { TextKey } from '#i18n/keys';

/** The question of a decision: a fixed sentence, or one that depends on the state. */
type Question = TextKey | ((model: TableModel, pickedGood: Good | null) => string);

const QUESTIONS: Readonly<Record<DecisionKind, Question>> = {
  round: 'game:prompt.round',
  settle: ({ options, voice }) =>
    voice.t(options.some(isQuarry) ? 'game:prompt.settleQuarry' : 'game:prompt.settle'),
  place: 'game:prompt.place',
  newcomers: 'game:prompt.newcomers',
  build: 'game:prompt.build',
  privilegeGoods: 'game:prompt.privilegeGoods',
  sell: 'game:prompt.sell',
  load: ({ options, voice }, pickedGood) =>
    voice.t(pickedGood !== null || oneKind(options) ? 'game:prompt.loadShip' : 'game:prompt.load'),
  store: 'game:prompt.store',
  hacienda: 'game:prompt.hacienda',
  hospice: 'game:prompt.hospice',
  university: 'game:prompt.university',
  draft: 'game:prompt.draft',
  guesthouse: 'game:prompt.guesthouse',
  sawmill: ({ state, voice }) => {
    const question = decisionOf(state);
    const tile = question?.kind === 'sawmill' ? tileName(voice, question.data.tile) : '';
    return voice.t('game:prompt.sawmill', { tile });
  },
  huntingLodge: 'game:prompt.huntingLodge',
  royalSupplier: 'game:prompt.royalSupplier',
  landOffice: 'game:prompt.landOffice',
  smuggle: 'game:prompt.smuggle',
  captive: 'game:prompt.captive',
  takeCards: 'game:prompt.takeCards',
};

const isQuarry = (action: Action) => action.type === 'takeTile' && action.tile === Tile.quarry;

/** The prompt: a question, a notice, or the player being waited for. */
export function usePromptText(): string {
  const model = useTable();
  const { asked, state, voice, view, snapshot } = model;
  const { draft, pickedGood } = useChoosing();
  const { t } = voice;
  if (view.over) return t('game:prompt.over');
  if (snapshot.connection === 'offline' && snapshot.kind === 'online') {
    return t(snapshot.sending ? 'game:prompt.waitsForLine' : 'game:prompt.offline');
  }
  if (snapshot.sending) return t('game:prompt.sending');
  if (asked === null) return waitingText(model);
  if (draft !== null && draft.type !== 'place') return describe(draft, state, asked, voice);
  return questionText(model, pickedGood);
}

function questionText(model: TableModel, pickedGood: Good | null): string {
  const { decision, voice } = model;
  if (decision === null) return '';
  const question = QUESTIONS[decision];
  return typeof question === 'string' ? voice.t(question) : question(model, pickedGood);
}

function waitingText({ snapshot, voice }: TableModel): string {
  const first = snapshot.waiting[0];
  if (first === undefined) return '';
  const name = voice.nameOf(first.seat);
  if (first.for === 'bot') return voice.t('game:prompt.waitBot', { name });
  return voice.t(first.for === 'away' ? 'game:prompt.waitAway' : 'game:prompt.waitPerson', {
    name,
  });
}

/** Whether only one good can be loaded, so that it is already picked. */
function oneKind(options: readonly Action[]): boolean {
  const kinds = options.flatMap((action) =>
    action.type === 'load' || action.type === 'wharf' ? [action.good] : [],
  );
  return kinds.length > 0 && kinds.every((kind) => kind === kinds[0]);
}
