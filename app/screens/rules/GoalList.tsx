import { Fragment } from 'react';
import { GoalIcon } from '#app/art/goals/GoalIcon';
import { Card } from '#app/ui/Card';
import { Divider } from '#app/ui/Divider';
import { ListRow } from '#app/ui/ListRow';
import type { GoalName } from '#engine';
import { useT, useWords } from '#i18n/react';

/** Goals of an expansion with their banners, conditions and rewards. */
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
            detail={t(`words:goal.${name}.help`)}
            icon={<GoalIcon goal={name} size={40} />}
          />
        </Fragment>
      ))}
    </Card>
  );
}
