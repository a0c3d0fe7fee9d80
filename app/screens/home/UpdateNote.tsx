import { StyleSheet, View } from 'react-native';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Card } from '#app/ui/Card';
import { space } from '#app/ui/tokens/scale';
import { useUpdate } from '#app/web/updates';
import { useT } from '#i18n/react';

/** Offers a new version. It is shown only here, so that no game is interrupted. */
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
