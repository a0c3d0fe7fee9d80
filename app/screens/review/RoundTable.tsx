import { StyleSheet, View } from 'react-native';
import { useT } from '#i18n/react';
import type { GameReview } from '#session/review/gameReview';
import type { Sample } from '#session/review/samples';
import type { SeatSetup } from '#session/seats';
import { heightOf, type Measure, samplesByRound } from './chart';
import { shownValue, standingOf } from './chartText';
import { Figures, SeatHeads } from './Figures';

type RoundTableProps = Readonly<{
  review: GameReview;
  measure: Measure;
  seats: readonly SeatSetup[];
}>;

/** The chart as a table: values of all players at the start of each round. */
export function RoundTable({ review, measure, seats }: RoundTableProps) {
  const t = useT();
  const rows = samplesByRound(review.samples);
  const nameOf = (sample: Sample) =>
    sample === rows.at(-1)
      ? t('ui:review.tableEnd')
      : t('ui:review.tableRound', { round: sample.round });
  return (
    <View style={styles.table} testID="review-table">
      <SeatHeads seats={seats} />
      {rows.map((sample) => (
        <Figures
          key={sample.step}
          name={nameOf(sample)}
          values={seats.map((_, seat) => shownValue(t, measure, heightOf(sample, measure, seat)))}
          spoken={`${nameOf(sample)}: ${standingOf(t, sample, measure, seats)}`}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ table: { alignSelf: 'stretch' } });
