import { StyleSheet, View } from 'react-native';
import { CrownIcon } from '#app/art/icons';
import { PlayerMark } from '#app/art/PlayerMark';
import { CATEGORIES, type Category, linesIn, pointsIn } from '#app/text/scoreCategories';
import { Text } from '#app/ui/base/Text';
import { Card } from '#app/ui/Card';
import { space } from '#app/ui/tokens/scale';
import { BUILDING_NAMES, CARD_NAMES, PUERTOMA_SCORE_LINES, type SeatScore } from '#engine';
import { useT, useWords } from '#i18n/react';
import type { Words } from '#i18n/words';
import type { SeatSetup } from '#session/seats';
import { ScoreBar } from './ScoreBar';
import { Swatch } from './Swatch';

type ScoreChartProps = Readonly<{
  ranked: readonly SeatScore[];
  seats: readonly SeatSetup[];
}>;

/** The ranking, with the points of each player as a bar by category. */
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
  const t = useT();
  const words = useWords();
  const bonuses = (['bonuses', 'achievements'] as const)
    .flatMap((category) => linesIn(category, score))
    .map(({ line, points }) => `${lineName(words, line)} ${points}`);
  const automated = PUERTOMA_SCORE_LINES.flatMap((name) => {
    const points = score.lines.find(({ module, line }) => module === 'puertoma' && line === name);
    return points === undefined ? [] : `${t(`ui:puertoma.line.${name}`)} ${points.points}`;
  });
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
            <Swatch category={category} />
            <Text variant="label">{pointsIn(category, score)}</Text>
          </View>
        ))}
        {automated.length > 0 && (
          <Text variant="caption" tone="textMuted" style={styles.bonuses}>
            {automated.join(' · ')}
          </Text>
        )}
        {bonuses.length > 0 && (
          <Text variant="caption" tone="textMuted" style={styles.bonuses}>
            {bonuses.join(' · ')}
          </Text>
        )}
      </View>
    </View>
  );
}

/** The name of a score line, for example of a building or a card. */
function lineName(words: Words, line: string): string {
  const building = BUILDING_NAMES.find((name) => name === line);
  if (building !== undefined) return words.building(building);
  const card = CARD_NAMES.find((name) => name === line);
  return card === undefined ? line : words.card(card);
}

function Legend({ categories }: Readonly<{ categories: readonly Category[] }>) {
  const t = useT();
  return (
    <View style={styles.legend}>
      {categories.map((category) => (
        <View key={category} style={styles.part}>
          <Swatch category={category} />
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
