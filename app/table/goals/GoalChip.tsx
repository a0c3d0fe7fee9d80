import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { GoalIcon } from '#app/art/goals/GoalIcon';
import { PlayerMark } from '#app/art/PlayerMark';
import { Box } from '#app/ui/base/Box';
import { Text } from '#app/ui/base/Text';
import { useFrames } from '#app/ui/frame';
import { Touchable } from '#app/ui/Touchable';
import type { PlayerColorName } from '#app/ui/tokens/players';
import { radius, space } from '#app/ui/tokens/scale';
import { type Building, GOAL_NAMES, type GoalCard, type Good } from '#engine';
import { useT } from '#i18n/react';
import { GoalPieces } from './GoalPieces';

type GoalChipProps = Readonly<{
  card: GoalCard;
  tiles: readonly Good[];
  goods: readonly Good[];
  building: Building | null;
  /** Progress of the player whose board is at the bottom. */
  have: number;
  need: number;
  won: boolean;
  /** The winner, or another player who is nearer. */
  leader: PlayerColorName | null;
  leading: number;
  label: string;
  /** Six goals share the width of a phone. */
  crowded: boolean;
  onOpen: (card: GoalCard) => void;
}>;

/** A goal in short: its banner, its pieces and the progress. */
export const GoalChip = memo(function GoalChip(props: GoalChipProps) {
  const { card, have, need, won, leader, leading, label, crowded, onOpen } = props;
  const frames = useFrames();
  const t = useT();
  return (
    <Touchable
      label={label}
      hint={t('ui:table.goalHint')}
      onPress={() => onOpen(card)}
      testID={`goal-${GOAL_NAMES[card]}`}
      style={[styles.chip, frames[!won && have === need ? 'legal' : 'plain']]}
    >
      <Box style={[styles.pictures, won && styles.faded]}>
        <GoalIcon goal={GOAL_NAMES[card]} size={crowded ? 22 : 30} />
        <GoalPieces {...props} size={crowded ? 12 : 18} />
      </Box>
      <Box style={styles.line}>
        {won ? (
          <Glyph name="check" size={14} tone="positive" />
        ) : (
          <Text variant="caption" style={styles.number}>{`${have}/${need}`}</Text>
        )}
        {leader !== null && <PlayerMark color={leader} size={12} />}
        {!won && leader !== null && (
          <Text variant="caption" tone="textMuted" style={styles.number}>
            {leading}
          </Text>
        )}
      </Box>
    </Touchable>
  );
});

const styles = StyleSheet.create({
  chip: {
    borderRadius: radius.m,
    padding: space.hair,
    minHeight: 48,
    minWidth: 50,
    flexGrow: 1,
    flexBasis: 0,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pictures: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  faded: { opacity: 0.4 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  number: { fontWeight: '700', fontVariant: ['tabular-nums'] },
});
