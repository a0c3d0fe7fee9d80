import { Fragment } from 'react';
import type { GoalName } from '../../../src/engine';
import { useT, useWords } from '../../../src/i18n/react';
import { GoalIcon } from '../../art/goals/GoalIcon';
import { Card } from '../../ui/Card';
import { Divider } from '../../ui/Divider';
import { ListRow } from '../../ui/ListRow';

/** Goals of an expansion: the banner of each, what it asks, what it brings. */
export function GoalList({ goals }: Readonly<{ goals: readonly GoalName[] }>) {
  const t = useT();
  const words = useWords();
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
