import { memo, useCallback } from 'react';
import { StyleSheet, View } from 'react-native';
import { useAnchor } from '#app/table/anchors/anchors';
import { useTable } from '#app/table/model/TableContext';
import { setupAt } from '#app/table/model/tableModel';
import { goalLabel, nearest } from '#app/text/goals';
import { space } from '#app/ui/tokens/scale';
import type { GoalCard } from '#engine';
import { GoalChip } from './GoalChip';
import { useGoals } from './useGoals';

/** All goals of the game side by side; a tap explains one. */
export const GoalStrip = memo(function GoalStrip() {
  const { snapshot, owner, voice, open } = useTable();
  const goals = useGoals();
  const anchor = useAnchor('goals');
  const show = useCallback((card: GoalCard) => open({ kind: 'goal', card }), [open]);
  if (goals.length === 0) return null;
  return (
    <View style={styles.strip} ref={anchor} testID="goals">
      {goals.map((goal) => {
        const { progress, winner } = goal;
        const best = winner ?? nearest(goal, owner);
        return (
          <GoalChip
            key={goal.card}
            card={goal.card}
            tiles={goal.tiles}
            goods={goal.goods}
            building={goal.building}
            have={progress[owner].have}
            need={progress[owner].need}
            won={winner !== null}
            leader={best === null ? null : setupAt(snapshot, best).color}
            leading={best === null ? 0 : progress[best].have}
            label={goalLabel(goal, owner, voice)}
            crowded={goals.length > 3}
            onOpen={show}
          />
        );
      })}
    </View>
  );
});

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
});
