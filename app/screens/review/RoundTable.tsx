import { StyleSheet, View } from 'react-native';
import { useT } from '#i18n/react';
import type { SeatSetup } from '#session/seats';
import type { Sample } from '#session/story/samples';
import type { Story } from '#session/story/story';
import { heightOf, type Measure, samplesByRound } from './chart';
import { Figures, SeatHeads } from './Figures';
import { shownValue, standingOf } from './words';

type RoundTableProps = Readonly<{ story: Story; measure: Measure; seats: readonly SeatSetup[] }>;

/** The chart in figures: how everybody stood at the start of each round. */
export function RoundTable({ story, measure, seats }: RoundTableProps) {
  const t = useT();
  const rows = samplesByRound(story.samples);
  const nameOf = (sample: Sample) =>
    sample === rows.at(-1)
      ? t('ui:story.tableEnd')
      : t('ui:story.tableRound', { round: sample.round });
  return (
    <View style={styles.table} testID="story-table">
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
