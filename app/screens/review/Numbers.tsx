import { StyleSheet, View } from 'react-native';
import { GoodIcon, RoleIcon } from '#app/art/icons';
import { Section } from '#app/screens/shared/Section';
import { roleWord } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { space } from '#app/ui/tokens/scale';
import { GOOD_NAMES, GOODS, ROLES } from '#engine';
import { useT, useWords } from '#i18n/react';
import type { GameReview } from '#session/review/gameReview';
import type { SeatStatistics } from '#session/review/statistics';
import type { SeatSetup } from '#session/seats';
import { Figures, SeatHeads } from './Figures';

type NumbersProps = Readonly<{ review: GameReview; seats: readonly SeatSetup[] }>;

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

const LINES = [
  'made',
  'shipped',
  'sold',
  'spoiled',
  'coinsEarned',
  'coinsSpent',
  'built',
  'idle',
] as const satisfies readonly (keyof SeatStatistics)[];

const figure = (own: SeatStatistics, line: (typeof LINES)[number]): number =>
  line === 'made' ? sum(own.made) : own[line];

/** Statistics of all players side by side. */
export function Numbers({ review, seats }: NumbersProps) {
  const t = useT();
  const words = useWords();
  const { statistics } = review;
  const rowOf = (name: string, values: readonly number[]) => ({
    name,
    values,
    spoken: `${name}: ${seats
      .map((seat, at) => t('ui:review.standing', { name: seat.name, value: values[at] ?? 0 }))
      .join(', ')}`,
  });
  const goods = GOODS.filter((good) => statistics.some(({ made }) => made[good] > 0));
  const roles = ROLES.filter((role) => statistics.some((own) => own.roles[role] > 0));
  return (
    <Section title={t('ui:review.numbers')} note={t('ui:review.idleNote')}>
      <View testID="review-numbers">
        <SeatHeads seats={seats} />
        {LINES.map((line) => (
          <Figures
            key={line}
            {...rowOf(
              t(`ui:review.number.${line}`),
              statistics.map((own) => figure(own, line)),
            )}
          />
        ))}
      </View>
      <Text variant="bodyStrong" style={styles.part}>
        {t('ui:review.goods')}
      </Text>
      <View>
        {goods.map((good) => (
          <Figures
            key={good}
            icon={<GoodIcon good={GOOD_NAMES[good]} size={20} />}
            {...rowOf(
              words.good(GOOD_NAMES[good]),
              statistics.map(({ made }) => made[good]),
            )}
          />
        ))}
      </View>
      <Text variant="bodyStrong" style={styles.part}>
        {t('ui:review.roles')}
      </Text>
      <View>
        {roles.map((role) => (
          <Figures
            key={role}
            icon={<RoleIcon role={roleWord(role)} size={22} />}
            {...rowOf(
              words.role(roleWord(role)),
              statistics.map((own) => own.roles[role]),
            )}
          />
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({ part: { marginTop: space.s } });
