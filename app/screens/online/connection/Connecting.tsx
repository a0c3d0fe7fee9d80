import { ActivityIndicator, StyleSheet, View } from 'react-native';
import { useBack } from '#app/routes/useBack';
import { Text } from '#app/ui/base/Text';
import { Screen } from '#app/ui/Screen';
import { useTheme } from '#app/ui/theme/theme';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';

/** Shown while connecting, with a way back because that may take long. */
export function Connecting() {
  const t = useT();
  const onBack = useBack();
  const { colors } = useTheme();
  return (
    <Screen title={t('ui:online.title')} onBack={onBack} scroll={false} testID="connecting">
      <View style={styles.middle}>
        <ActivityIndicator color={colors.accent} accessibilityLabel={t('ui:common.loading')} />
        <Text tone="textMuted">{t('ui:online.connecting')}</Text>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.m },
});
