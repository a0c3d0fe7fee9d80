import { StyleSheet, View } from 'react-native';
import { BUILDING_NAMES, type SeatScore } from '../../../src/engine';
import { useT, useWords } from '../../../src/i18n/react';
import type { SeatSetup } from '../../../src/session/seats';
import { CrownIcon } from '../../art/icons';
import { PlayerMark } from '../../art/PlayerMark';
import { Card } from '../../ui/Card';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens/scale';
import { CATEGORIES, type Category, pointsIn } from './ranking';
import { ScoreBar } from './ScoreBar';
import { Swatch } from './Swatch';

type ScoreChartProps = Readonly<{
  ranked: readonly SeatScore[];
  seats: readonly SeatSetup[];
}>;

/** The ranking, with everybody's points as a bar that shows where they come from. */
export function ScoreChart({ ranked, seats }: ScoreChartProps) {
  const best = Math.max(1, ...ranked.map(({ total }) => total));
  const used = CATEGORIES.filter((category) => ranked.some((it) => pointsIn(category, it) > 0));
  return (
    <Card style={styles.card}>
      {ranked.map((score) => {
        const seat = seats[score.seat];
        return seat && <SeatBar key={score.seat} score={score} seat={seat} best={best} />;
      })}
      <Legend categories={used} />
    </Card>
  );
}

type SeatBarProps = Readonly<{ score: SeatScore; seat: SeatSetup; best: number }>;

function useSpoken(score: SeatScore, name: string): string {
  const t = useT();
  const place = t('ui:score.place', { rank: score.rank, name, total: score.total });
  const parts = CATEGORIES.filter((category) => pointsIn(category, score) > 0).map((category) =>
    t('ui:score.part', {
      category: t(`ui:score.category.${category}`),
      points: pointsIn(category, score),
    }),
  );
  return [place, ...parts].join(', ');
}

function SeatBar({ score, seat, best }: SeatBarProps) {
  const words = useWords();
  const bonuses = score.bonuses.map(
    ({ building, points }) => `${words.building(BUILDING_NAMES[building])} ${points}`,
  );
  return (
    <View style={styles.seat} accessible role="img" aria-label={useSpoken(score, seat.name)}>
      <View style={styles.line}>
        <Text variant="heading" level={0} style={styles.rank}>
          {score.rank}
        </Text>
        <PlayerMark color={seat.color} size={18} />
        <Text variant="bodyStrong" style={styles.name}>
          {seat.name}
        </Text>
        {score.rank === 1 && <CrownIcon size={20} />}
        <Text variant="title" level={0}>
          {score.total}
        </Text>
      </View>
      <ScoreBar score={score} best={best} />
      <View style={styles.parts}>
        {CATEGORIES.filter((category) => pointsIn(category, score) > 0).map((category) => (
          <View key={category} style={styles.part}>
            <Swatch category={category} of={`${score.seat}${category}`} />
            <Text variant="label">{pointsIn(category, score)}</Text>
          </View>
        ))}
        {bonuses.length > 0 && (
          <Text variant="caption" tone="textMuted" style={styles.bonuses}>
            {bonuses.join(' · ')}
          </Text>
        )}
      </View>
    </View>
  );
}

function Legend({ categories }: Readonly<{ categories: readonly Category[] }>) {
  const t = useT();
  return (
    <View style={styles.legend}>
      {categories.map((category) => (
        <View key={category} style={styles.part}>
          <Swatch category={category} of={`legend${category}`} />
          <Text variant="caption">{t(`ui:score.category.${category}`)}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.l },
  seat: { gap: space.xs },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  rank: { minWidth: 14 },
  name: { flex: 1 },
  parts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m, rowGap: space.xs },
  part: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  bonuses: { flexBasis: '100%' },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m, rowGap: space.xs },
});
