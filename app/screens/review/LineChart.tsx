import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Line, Path, Text as SvgText } from 'react-native-svg';
import { useTextScale } from '#app/ui/base/windowShape';
import { useTheme } from '#app/ui/theme/theme';
import { playerColors } from '#app/ui/tokens/players';
import { space } from '#app/ui/tokens/scale';
import { typeScale } from '#app/ui/tokens/type';
import type { GameReview } from '#session/review/gameReview';
import type { SeatSetup } from '#session/seats';
import { type Box, heightOf, lineOf, type Measure, type Scale, scaleFor, spread } from './chart';
import { EndLabel } from './EndLabel';
import { DASHES } from './lineStyles';

type LineChartProps = Readonly<{
  review: GameReview;
  measure: Measure;
  seats: readonly SeatSetup[];
  /** Description for screen readers. */
  spoken: string;
  height: number;
}>;

const LEFT = 30;
const TOP = 22;
const BOTTOM = 22;
/** Space for the number of a round. */
const ROUND_ROOM = 20;
/** Space for the number of a turning point. */
const TURN_ROOM = 20;

/** Layout of the chart for this width. */
function usePlan({ review, measure, seats, height }: LineChartProps, width: number) {
  const textScale = useTextScale('caption');
  const labels = Math.min(width * 0.34, 96 * textScale);
  const left = LEFT * textScale;
  const box: Box = {
    width: Math.max(0, width - left - labels),
    height: height - TOP - BOTTOM * textScale,
  };
  const mostRounds = Math.min(10, Math.max(1, Math.floor(box.width / (ROUND_ROOM * textScale))));
  const scale = scaleFor(review.samples, measure, box, mostRounds);
  const end = review.samples.at(-1);
  const values = seats.map((_, seat) => (end ? heightOf(end, measure, seat) : 0));
  const room = typeScale.caption.lineHeight * textScale * 2;
  const tops = spread(
    values.map((value) => scale.y(value) + TOP - room / 2),
    room,
    height,
  );
  return { textScale, left, box, scale, values, tops };
}

/** A line for each seat over the rounds, with its name at the end. Turning points are numbered. */
export function LineChart(props: LineChartProps) {
  const { review, measure, seats, spoken, height } = props;
  const [width, setWidth] = useState(0);
  const { textScale, left, box, scale, values, tops } = usePlan(props, width);
  return (
    <View
      accessible
      role="img"
      aria-label={spoken}
      style={{ height }}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      testID="review-chart"
    >
      {width > 0 && (
        <>
          <Svg width={left + box.width + space.s} height={height} aria-hidden>
            <G x={left} y={TOP}>
              <Ruling scale={scale} box={box} textScale={textScale} />
              <TurnMarks review={review} scale={scale} box={box} />
              <SeatLines review={review} measure={measure} seats={seats} scale={scale} />
            </G>
          </Svg>
          {seats.map((seat, at) => (
            <View
              key={seat.color}
              style={[styles.label, { top: tops[at], left: left + box.width + space.s }]}
            >
              <EndLabel seat={seat} measure={measure} value={values[at] ?? 0} />
            </View>
          ))}
        </>
      )}
    </View>
  );
}

type RulingProps = Readonly<{ scale: Scale; box: Box; textScale: number }>;

function Ruling({ scale, box, textScale }: RulingProps) {
  const { colors } = useTheme();
  const text = {
    fontSize: typeScale.caption.fontSize * textScale,
    fontFamily: typeScale.caption.fontFamily,
    fill: colors.textMuted,
  };
  return (
    <>
      {scale.levels.map((level) => (
        <G key={level}>
          <Line
            x1={0}
            x2={box.width}
            y1={scale.y(level)}
            y2={scale.y(level)}
            stroke={colors.border}
            strokeWidth={level === 0 ? 1.5 : 0.75}
          />
          <SvgText {...text} x={-space.xs} y={scale.y(level) + 4} textAnchor="end">
            {level}
          </SvgText>
        </G>
      ))}
      {scale.rounds.map((round) => (
        <G key={round}>
          <Line
            x1={scale.x(round)}
            x2={scale.x(round)}
            y1={box.height}
            y2={box.height + 4}
            stroke={colors.borderStrong}
          />
          <SvgText
            {...text}
            x={scale.x(round)}
            y={box.height + 5 + text.fontSize}
            textAnchor="middle"
          >
            {round}
          </SvgText>
        </G>
      ))}
    </>
  );
}

type SeatLinesProps = Readonly<{
  review: GameReview;
  measure: Measure;
  seats: readonly SeatSetup[];
  scale: Scale;
}>;

/** Coloured lines with a dark edge, so that light colours stay visible on paper. */
function SeatLines({ review, measure, seats, scale }: SeatLinesProps) {
  const { name, colors } = useTheme();
  return seats.map(({ color }, seat) => {
    const { shape, tones } = playerColors[color];
    const d = lineOf(review.samples, measure, seat, scale);
    const pen = { d, fill: 'none', strokeDasharray: DASHES[shape] };
    return (
      <G key={color}>
        <Path {...pen} stroke={colors.text} strokeWidth={4} strokeLinejoin="round" />
        <Path {...pen} stroke={tones[name].solid} strokeWidth={2.25} strokeLinejoin="round" />
      </G>
    );
  });
}

type TurnMarksProps = Readonly<{ review: GameReview; scale: Scale; box: Box }>;

function TurnMarks({ review, scale, box }: TurnMarksProps) {
  const { colors } = useTheme();
  const wanted = review.turningPoints.map(({ after }) => scale.x(after.at) - TURN_ROOM / 2);
  const places = spread(wanted, TURN_ROOM, box.width + TURN_ROOM / 2 - space.hair);
  return review.turningPoints.map(({ after }, at) => {
    const x = scale.x(after.at);
    const number = (places[at] ?? 0) + TURN_ROOM / 2;
    return (
      <G key={after.step}>
        <Path
          d={`M${number} -4L${x} 4V${box.height}`}
          fill="none"
          stroke={colors.borderStrong}
          strokeDasharray="2 4"
        />
        <Circle cx={number} cy={-11} r={9} fill={colors.text} />
        <SvgText
          x={number}
          y={-7}
          fontSize={12}
          fontWeight="700"
          fontFamily={typeScale.caption.fontFamily}
          fill={colors.surface}
          textAnchor="middle"
        >
          {at + 1}
        </SvgText>
      </G>
    );
  });
}

const styles = StyleSheet.create({ label: { position: 'absolute', right: 0 } });
