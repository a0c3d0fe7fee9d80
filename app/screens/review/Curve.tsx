import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Section } from '#app/screens/shared/Section';
import { Button } from '#app/ui/Button';
import { useWindowRoom } from '#app/ui/base/windowShape';
import { Segmented } from '#app/ui/Segmented';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import type { SeatSetup } from '#session/seats';
import type { Story } from '#session/story/story';
import { MEASURES, type Measure } from './chart';
import { LineChart } from './LineChart';
import { RoundTable } from './RoundTable';
import { chartText } from './words';

type CurveProps = Readonly<{ story: Story; seats: readonly SeatSetup[] }>;

/** Less where a phone lies on its side, so that the whole chart is in sight. */
function useChartHeight(): number {
  const { shape, textScale } = useWindowRoom();
  return (shape === 'short' ? 210 : 260) * textScale;
}

/** Everybody's chances or points over the game, as a chart or as a table. */
export function Curve({ story, seats }: CurveProps) {
  const t = useT();
  const [measure, setMeasure] = useState<Measure>('chances');
  const [asTable, setAsTable] = useState(false);
  const height = useChartHeight();
  return (
    <Section title={t('ui:story.curve')} note={t(`ui:story.${measure}Note`)}>
      <Segmented
        label={t('ui:story.curve')}
        options={MEASURES.map((value) => ({ value, label: t(`ui:story.measure.${value}`) }))}
        value={measure}
        onChange={setMeasure}
        testID="story-measure"
      />
      {asTable ? (
        <RoundTable story={story} measure={measure} seats={seats} />
      ) : (
        <LineChart
          story={story}
          measure={measure}
          seats={seats}
          spoken={chartText(t, story, measure, seats)}
          height={height}
        />
      )}
      <View style={styles.toggle}>
        <Button
          small
          kind="quiet"
          label={t(asTable ? 'ui:story.asChart' : 'ui:story.asTable')}
          onPress={() => setAsTable(!asTable)}
          testID="story-as-table"
        />
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({ toggle: { alignSelf: 'flex-end', marginVertical: -space.xs } });
