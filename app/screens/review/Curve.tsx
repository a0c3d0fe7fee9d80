import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Section } from '#app/screens/shared/Section';
import { Button } from '#app/ui/Button';
import { useWindowRoom } from '#app/ui/base/windowShape';
import { Segmented } from '#app/ui/Segmented';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import type { GameReview } from '#session/review/gameReview';
import type { SeatSetup } from '#session/seats';
import { MEASURES, type Measure } from './chart';
import { chartText } from './chartText';
import { LineChart } from './LineChart';
import { RoundTable } from './RoundTable';

type CurveProps = Readonly<{ review: GameReview; seats: readonly SeatSetup[] }>;

/** Height of the chart, smaller in landscape so that it is visible as a whole. */
function useChartHeight(): number {
  const { shape, textScale } = useWindowRoom();
  return (shape === 'short' ? 210 : 260) * textScale;
}

/** Chances or points of all players over the game, as a chart or a table. */
export function Curve({ review, seats }: CurveProps) {
  const t = useT();
  const [measure, setMeasure] = useState<Measure>('chances');
  const [asTable, setAsTable] = useState(false);
  const height = useChartHeight();
  return (
    <Section title={t('ui:review.curve')} note={t(`ui:review.${measure}Note`)}>
      <Segmented
        label={t('ui:review.curve')}
        options={MEASURES.map((value) => ({ value, label: t(`ui:review.measure.${value}`) }))}
        value={measure}
        onChange={setMeasure}
        testID="review-measure"
      />
      {asTable ? (
        <RoundTable review={review} measure={measure} seats={seats} />
      ) : (
        <LineChart
          review={review}
          measure={measure}
          seats={seats}
          spoken={chartText(t, review, measure, seats)}
          height={height}
        />
      )}
      <View style={styles.toggle}>
        <Button
          small
          kind="quiet"
          label={t(asTable ? 'ui:review.asChart' : 'ui:review.asTable')}
          onPress={() => setAsTable(!asTable)}
          testID="review-as-table"
        />
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({ toggle: { alignSelf: 'flex-end', marginVertical: -space.xs } });
