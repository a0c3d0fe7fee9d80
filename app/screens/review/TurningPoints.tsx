import { StyleSheet, View } from 'react-native';
import { Section } from '#app/screens/shared/Section';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { useTheme } from '#app/ui/theme/theme';
import { radius, space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import type { GameReview } from '#session/review/gameReview';
import type { TurningPoint } from '#session/review/turningPoints';
import { percent } from './chartText';
import type { ReviewText } from './reviewText';

type TurningPointsProps = Readonly<{
  review: GameReview;
  words: ReviewText;
  onSee: (step: number) => void;
}>;

/** The turning points of the game, numbered as in the chart. */
export function TurningPoints({ review, words, onSee }: TurningPointsProps) {
  const t = useT();
  return (
    <Section title={t('ui:review.turns')}>
      {review.turningPoints.length === 0 && <Text>{t('ui:review.noTurns')}</Text>}
      {review.turningPoints.map((turn, at) => (
        <TurningPointRow
          key={turn.after.step}
          turn={turn}
          number={at + 1}
          words={words}
          onSee={() => onSee(turn.before.step)}
        />
      ))}
    </Section>
  );
}

type TurningPointRowProps = Readonly<{
  turn: TurningPoint;
  number: number;
  words: ReviewText;
  onSee: () => void;
}>;

function TurningPointRow({ turn, number, words, onSee }: TurningPointRowProps) {
  const { colors } = useTheme();
  const { t } = words;
  return (
    <View style={styles.turn}>
      <View style={[styles.number, { backgroundColor: colors.text }]}>
        <Text variant="label" tone="surface">
          {number}
        </Text>
      </View>
      <View style={styles.text}>
        <Text variant="bodyStrong">{t('ui:review.turnRound', { round: turn.before.round })}</Text>
        {turnLines(turn, words).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <View style={styles.see}>
          <Button
            small
            kind="quiet"
            label={t('ui:review.see')}
            spokenLabel={t('ui:review.seeTurn', { number })}
            onPress={onSee}
            testID={`see-turn-${number}`}
          />
        </View>
      </View>
    </View>
  );
}

/** The roles taken, the largest changes of chances, and the new leader. */
function turnLines(
  { before, after, roles, up, down, leader }: TurningPoint,
  words: ReviewText,
): string[] {
  const { t, nameOf } = words;
  const done = roles.flatMap((event) => words.event(event) ?? []);
  const changes = [up, down].map((seat) =>
    t('ui:review.turnChange', {
      name: nameOf(seat),
      before: percent(before.chances[seat] ?? 0),
      after: percent(after.chances[seat] ?? 0),
    }),
  );
  const lead =
    leader === null
      ? []
      : leader === words.reader
        ? t('ui:review.turnLeadOwn')
        : t('ui:review.turnLead', { name: nameOf(leader) });
  return [...done, ...changes, ...[lead].flat()];
}

const NUMBER = 24;

const styles = StyleSheet.create({
  turn: { flexDirection: 'row', gap: space.m },
  number: {
    minWidth: NUMBER,
    height: NUMBER,
    borderRadius: radius.pill,
    alignItems: 'center',
    justifyContent: 'center',
  },
  text: { flex: 1, gap: space.hair },
  see: { alignSelf: 'flex-start', marginLeft: -space.m },
});
