import { StyleSheet } from 'react-native';
import { Text } from '#app/ui/base/Text';
import { Card } from '#app/ui/Card';
import { space } from '#app/ui/tokens/scale';
import type { SeatScore } from '#engine';
import { useT } from '#i18n/react';
import type { SeatSetup } from '#session/seats';
import { ties } from './ranking';

type TieBreakProps = Readonly<{
  ranked: readonly SeatScore[];
  seats: readonly SeatSetup[];
}>;

/** Explains the tie-break between players with the same total (EN-5). */
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
