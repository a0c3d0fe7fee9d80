import { StyleSheet } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { useNavigator } from '#app/routes/useBack';
import { Card } from '#app/ui/Card';
import { Divider } from '#app/ui/Divider';
import { ListRow } from '#app/ui/ListRow';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import { useCoachedGame } from './coach/useCoachedGame';

function Offer() {
  const t = useT();
  const navigator = useNavigator();
  return (
    <ListRow
      title={t('ui:lessons.offer')}
      detail={t('ui:lessons.offerDetail')}
      icon={<Glyph name="book" tone="accent" />}
      onPress={() => navigator.navigate('Lessons')}
      testID="to-lessons"
    />
  );
}

/** A row in the rules, for players who prefer lessons. */
export function LessonsRow() {
  return (
    <Card style={styles.card}>
      <Offer />
    </Card>
  );
}

/** Offers lessons or a coached game before the first game. */
export function FirstSteps() {
  const t = useT();
  const startCoached = useCoachedGame();
  return (
    <Card style={styles.card}>
      <Offer />
      <Divider />
      <ListRow
        title={t('ui:lessons.coached')}
        detail={t('ui:lessons.coachedDetail')}
        icon={<Glyph name="robot" tone="accent" />}
        onPress={startCoached}
        testID="home-coached"
      />
    </Card>
  );
}

const styles = StyleSheet.create({ card: { paddingVertical: space.xs } });
