import { Fragment } from 'react';
import { GOAL_NAMES } from '../../../src/engine';
import { useT, useWords } from '../../../src/i18n/react';
import { GoalIcon } from '../../art/goals/GoalIcon';
import { Card } from '../../ui/Card';
import { Divider } from '../../ui/Divider';
import { ListRow } from '../../ui/ListRow';

export type GoalChapter = 'festival' | 'activities';
export const isGoalChapter = (id: string): id is GoalChapter =>
  id === 'festival' || id === 'activities';

/** Every goal of a chapter: its banner, what it asks, what it brings. */
export function GoalList({ chapter }: Readonly<{ chapter: GoalChapter }>) {
  const t = useT();
  const words = useWords();
  const goals = GOAL_NAMES.filter(
    (name) => name.startsWith('festival') === (chapter === 'festival'),
  );
  return (
    <Card>
      {goals.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && <Divider />}
          <ListRow
            title={words.goal(name)}
            detail={t(`help:goal.${name}`)}
            icon={<GoalIcon goal={name} size={40} />}
          />
        </Fragment>
      ))}
    </Card>
  );
}
