import { useId, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import { CATEGORIES, pointsIn } from '#app/text/scoreCategories';
import { useTheme } from '#app/ui/theme/theme';
import type { SeatScore } from '#engine';
import { fillOf, PatternDefs } from './patterns';

const HEIGHT = 22;
const EDGE = 1.5;

type ScoreBarProps = Readonly<{ score: SeatScore; best: number }>;

/** One player's points stacked by category. The best total has the longest bar. */
export function ScoreBar({ score, best }: ScoreBarProps) {
  const { colors } = useTheme();
  const [width, setWidth] = useState(0);
  const id = useId();
  const unit = best > 0 ? (width - EDGE) / best : 0;
  let x = EDGE / 2;
  return (
    <View
      style={styles.bar}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      aria-hidden
      importantForAccessibility="no-hide-descendants"
    >
      {width > 0 && (
        <Svg width={width} height={HEIGHT}>
          <PatternDefs id={id} />
          {CATEGORIES.map((category) => {
            const length = Math.max(0, pointsIn(category, score)) * unit;
            const from = x;
            x += length;
            return length === 0 ? null : (
              <Rect
                key={category}
                x={from}
                y={EDGE / 2}
                width={length}
                height={HEIGHT - EDGE}
                fill={fillOf(id, category)}
                stroke={colors.text}
                strokeWidth={EDGE}
              />
            );
          })}
        </Svg>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ bar: { height: HEIGHT, alignSelf: 'stretch' } });
