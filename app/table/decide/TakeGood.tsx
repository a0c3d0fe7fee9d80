import { GOOD_NAMES, GOODS, type Good, TAKE_GOOD } from '../../../src/engine';
import { useChoosing, useTable } from '../model/TableContext';
import { playerAt } from '../model/tableModel';
import { describe } from '../story/describe';
import { GoodPicker } from './GoodPicker';

/** Craftsman's privilege: one more of what was produced. */
export function TakeGood() {
  const { view, table, owner, voice, options, pick, act } = useTable();
  const { draft } = useChoosing();
  const { received } = playerAt(view, owner);
  const choices = GOODS.filter((good) => received[good] > 0).map((good) => ({
    good,
    label: describe(TAKE_GOOD[good], table, owner, voice),
    hint: voice.t('ui:table.goodHint'),
    caption: `+ ${voice.words.goods(GOOD_NAMES[good], 1)}`,
    legal: options.some((action) => action.type === 'takeGood' && action.good === good),
    chosen: draft?.type === 'takeGood' && draft.good === good,
  }));
  const onPick = (good: Good) =>
    draft?.type === 'takeGood' && draft.good === good
      ? act(TAKE_GOOD[good])
      : pick(TAKE_GOOD[good]);
  return <GoodPicker choices={choices} onPick={onPick} />;
}
