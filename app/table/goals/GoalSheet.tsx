import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { GoalIcon } from '#app/art/goals/GoalIcon';
import { PlayerMark } from '#app/art/PlayerMark';
import { useTable } from '#app/table/model/TableContext';
import { setupAt } from '#app/table/model/tableModel';
import { RulesLink } from '#app/table/widgets/RulesLink';
import { goalText, rewardText } from '#app/text/goals';
import { Text } from '#app/ui/base/Text';
import { Sheet, type SheetHandle } from '#app/ui/Sheet';
import { space } from '#app/ui/tokens/scale';
import { GOAL_NAMES, type GoalCard, type GoalStanding, SEATS, type Seat } from '#engine';
import { GoalPieces } from './GoalPieces';
import { useGoals } from './useGoals';

/** A goal's condition, its reward and the players' progress. */
export function GoalSheet({ card, ...handle }: SheetHandle & Readonly<{ card: GoalCard }>) {
  const { voice } = useTable();
  const goal = useGoals().find((one) => one.card === card);
  return (
    <Sheet
      {...handle}
      title={voice.words.goal(GOAL_NAMES[card])}
      icon={<GoalIcon goal={GOAL_NAMES[card]} size={40} />}
      testID="goal-sheet"
    >
      {goal && <GoalFace goal={goal} />}
    </Sheet>
  );
}

function GoalFace({ goal }: Readonly<{ goal: GoalStanding }>) {
  const { voice, snapshot } = useTable();
  const { t } = voice;
  return (
    <View style={styles.column}>
      <View style={styles.row}>
        <GoalPieces {...goal} size={30} />
        <Text variant="bodyStrong" style={styles.grow}>
          {goalText(goal, voice)}
        </Text>
      </View>
      <Text>{t('game:goal.first', { reward: rewardText(goal.reward, voice) })}</Text>
      <View style={styles.people}>
        {SEATS.slice(0, snapshot.seats.length).map((seat) => (
          <Standing key={seat} goal={goal} seat={seat} />
        ))}
      </View>
      <RulesLink topic={goal.module} />
    </View>
  );
}

function Standing({ goal, seat }: Readonly<{ goal: GoalStanding; seat: Seat }>) {
  const { voice, snapshot } = useTable();
  const { name, color } = setupAt(snapshot, seat);
  const won = goal.winner === seat;
  const text = won
    ? voice.t('ui:table.goalWon')
    : voice.t('game:goal.progress', { ...goal.progress[seat] });
  return (
    <View style={styles.row} accessible accessibilityLabel={`${name}: ${text}`}>
      <PlayerMark color={color} size={16} />
      <Text numberOfLines={1} style={styles.grow} testID="player-name">
        {name}
      </Text>
      {won && <Glyph name="check" size={16} tone="positive" />}
      <Text variant="bodyStrong" tone={goal.winner === null || won ? 'text' : 'textMuted'}>
        {text}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: space.m },
  people: { gap: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  grow: { flex: 1 },
});
