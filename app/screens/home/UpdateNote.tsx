import { StyleSheet, View } from 'react-native';
import { useT } from '../../../src/i18n/react';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens/scale';
import { useUpdate } from '../../web/updates';

/** A new version waits. It is offered here only: nobody is interrupted in a game. */
export function UpdateNote() {
  const t = useT();
  const { isReady, take } = useUpdate();
  if (!isReady) return null;
  return (
    <Card tone="raised" testID="update">
      <View style={styles.row}>
        <Text variant="label" style={styles.text}>
          {t('ui:home.updateReady')}
        </Text>
        <Button
          small
          kind="secondary"
          label={t('ui:home.updateTake')}
          onPress={take}
          testID="update-take"
        />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  text: { flex: 1 },
});
