import { GoalBadge } from '#app/table/goals/GoalBadge';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import { playerAt } from '#app/table/model/tableModel';
import { describe } from '#app/text/describe';
import { winsOf } from '#app/text/goals';
import { GOOD_NAMES, GOODS, type Good } from '#engine';
import { GoodPicker } from './GoodPicker';

/** The craftsman's privilege: one more of a produced good. */
export function TakeGood() {
  const { view, state, owner, voice, options, pick, act } = useTable();
  const { draft } = useChoosing();
  const { received } = playerAt(view, owner);
  const choices = GOODS.filter((good) => received[good] > 0).map((good) => ({
    good,
    label: describe({ type: 'takeGood', good }, state, owner, voice),
    badge: <GoalBadge wins={winsOf(state, owner, { type: 'takeGood', good })} />,
    hint: voice.t('ui:table.goodHint'),
    caption: `+ ${voice.words.goods(GOOD_NAMES[good], 1)}`,
    legal: options.some((action) => action.type === 'takeGood' && action.good === good),
    chosen: draft?.type === 'takeGood' && draft.good === good,
  }));
  const onPick = (good: Good) =>
    (draft?.type === 'takeGood' && draft.good === good ? act : pick)({ type: 'takeGood', good });
  return <GoodPicker choices={choices} onPick={onPick} />;
}
