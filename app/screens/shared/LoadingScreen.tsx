import { ActivityIndicator, StyleSheet, View } from 'react-native';
import { Screen } from '#app/ui/Screen';
import { useTheme } from '#app/ui/theme/theme';
import { useT } from '#i18n/react';

/** Shown for a moment while a game is loaded. */
export function LoadingScreen() {
  const t = useT();
  const { colors } = useTheme();
  return (
    <Screen scroll={false}>
      <View style={styles.middle}>
        <ActivityIndicator color={colors.accent} accessibilityLabel={t('ui:common.loading')} />
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});
