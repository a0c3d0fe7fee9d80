import { StyleSheet } from 'react-native';
import type { SeatScore } from '../../../src/engine';
import { useT } from '../../../src/i18n/react';
import type { SeatSetup } from '../../../src/session/seats';
import { Card } from '../../ui/Card';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens/scale';
import { ties } from './ranking';

type TieBreakProps = Readonly<{
  ranked: readonly SeatScore[];
  seats: readonly SeatSetup[];
}>;

/** EN-5 in words, for those it had to decide between. */
export function TieBreak({ ranked, seats }: TieBreakProps) {
  const t = useT();
  return ties(ranked).map((tied) => {
    const [first] = tied;
    const shared = new Set(tied.map(({ rank }) => rank)).size < tied.length;
    return (
      <Card key={first?.total} tone="sunken" style={styles.card}>
        <Text variant="bodyStrong">{t('ui:score.tieBreak', { total: first?.total ?? 0 })}</Text>
        {tied.map(({ seat, tieBreak }) => (
          <Text key={seat}>
            {t('ui:score.tieHolding', { name: seats[seat]?.name ?? '', count: tieBreak })}
          </Text>
        ))}
        {shared && <Text tone="textMuted">{t('ui:score.tieShared')}</Text>}
      </Card>
    );
  });
}

const styles = StyleSheet.create({ card: { gap: space.xs } });
