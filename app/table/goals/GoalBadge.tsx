import { StyleSheet } from 'react-native';
import { GoalIcon } from '#app/art/goals/GoalIcon';
import { Box } from '#app/ui/base/Box';
import { themedStyles } from '#app/ui/theme/themed';
import { radius, space, stroke } from '#app/ui/tokens/scale';
import { GOAL_NAMES, type GoalEvent } from '#engine';

type GoalBadgeProps = Readonly<{
  wins: readonly GoalEvent[];
  /** Puts the badge at the lower corner, if the upper one is in use. */
  low?: boolean;
}>;

const SIZE = 20;

/** Banner on a choice that would win a goal. The control around it has the text. */
export function GoalBadge({ wins, low = false }: GoalBadgeProps) {
  const { badge } = useLooks();
  if (wins.length === 0) return null;
  return (
    <Box style={[styles.badge, low ? styles.low : styles.high, badge]}>
      {wins.map(({ card }) => (
        <GoalIcon key={card} goal={GOAL_NAMES[card]} size={SIZE} />
      ))}
    </Box>
  );
}

const useLooks = themedStyles(({ colors }) => ({
  badge: { backgroundColor: colors.raised, borderColor: colors.glow },
}));

const styles = StyleSheet.create({
  badge: {
    position: 'absolute',
    right: -space.xs,
    flexDirection: 'row',
    borderRadius: radius.s,
    borderWidth: stroke.hair,
    padding: 1,
    pointerEvents: 'none',
  },
  high: { top: -space.xs },
  low: { bottom: -space.xs },
});
