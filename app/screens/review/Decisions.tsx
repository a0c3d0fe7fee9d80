import { StyleSheet, View } from 'react-native';
import { PlayerMark } from '#app/art/PlayerMark';
import { Section } from '#app/screens/shared/Section';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Divider } from '#app/ui/Divider';
import { space } from '#app/ui/tokens/scale';
import { parseLine, SEATS } from '#engine';
import { useT } from '#i18n/react';
import type { ReplayStep } from '#session/local/replay';
import type { ReviewedDecision } from '#session/review/decisions';
import type { GameReview } from '#session/review/gameReview';
import type { SeatSetup } from '#session/seats';
import { percent } from './chartText';
import type { ReviewText } from './reviewText';

type Scene = Readonly<{
  steps: readonly ReplayStep[];
  words: ReviewText;
  onSee: (step: number) => void;
}>;

type DecisionsProps = Scene & Readonly<{ review: GameReview; seats: readonly SeatSetup[] }>;

/** The best and the most costly decision of each player. Puertomas make no decisions. */
export function Decisions({ review, seats, ...scene }: DecisionsProps) {
  const t = useT();
  const deciding = SEATS.slice(0, seats.length).filter((seat) =>
    scene.steps.some((step) => step.seat === seat),
  );
  return (
    <Section title={t('ui:review.decisions')} note={t('ui:review.decisionsNote')}>
      {deciding.map((seat, at) => {
        const setup = seats[seat];
        const { best = null, costly = null } = review.decisions[seat] ?? {};
        return (
          setup && (
            <View key={seat} style={styles.seat} testID={`decisions-${seat}`}>
              {at > 0 && <Divider />}
              <View style={styles.line}>
                <PlayerMark color={setup.color} size={18} />
                <Text variant="bodyStrong" style={styles.fill}>
                  {setup.name}
                </Text>
              </View>
              <DecisionText kind="best" found={best} name={setup.name} {...scene} />
              <DecisionText kind="costly" found={costly} name={setup.name} {...scene} />
            </View>
          )
        );
      })}
    </Section>
  );
}

const KINDS = {
  best: {
    title: 'ui:review.best',
    none: 'ui:review.noBest',
    see: 'ui:review.seeBest',
    other: 'ui:review.nextBest',
  },
  costly: {
    title: 'ui:review.costly',
    none: 'ui:review.noCostly',
    see: 'ui:review.seeCostly',
    other: 'ui:review.better',
  },
} as const;

type DecisionTextProps = Scene &
  Readonly<{ kind: keyof typeof KINDS; found: ReviewedDecision | null; name: string }>;

function DecisionText({ kind, found, name, steps, words, onSee }: DecisionTextProps) {
  const { t } = words;
  const keys = KINDS[kind];
  const state = found && steps[found.step - 1]?.state;
  const other = found && parseLine(found.instead)?.action;
  return (
    <View style={styles.decision}>
      <Text variant="label" tone="textMuted">
        {t(keys.title)}
      </Text>
      {!found || !state || !other ? (
        <Text>{t(keys.none)}</Text>
      ) : (
        <>
          <Text>
            {t('ui:review.made', {
              round: state.round,
              choice: words.choice(found.action, other, state, found.seat),
              percent: percent(found.chosen),
            })}
          </Text>
          <Text>
            {t(keys.other, {
              choice: words.choice(other, found.action, state, found.seat),
              percent: percent(found.other),
            })}
          </Text>
          <View style={styles.see}>
            <Button
              small
              kind="quiet"
              label={t('ui:review.see')}
              spokenLabel={t(keys.see, { name })}
              onPress={() => onSee(found.step - 1)}
              testID={`see-${kind}-${found.seat}`}
            />
          </View>
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  seat: { gap: space.s },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  fill: { flex: 1 },
  decision: { gap: space.hair },
  see: { alignSelf: 'flex-start', marginLeft: -space.m },
});
