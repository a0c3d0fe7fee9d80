import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Text } from '#app/ui/base/Text';
import { themedStyles } from '#app/ui/theme/themed';
import { columnWidth, space, stroke } from '#app/ui/tokens/scale';
import { useAnnounced } from '#app/ui/useAnnounced';

type SpeechPanelProps = Readonly<{
  title: string;
  text: string;
  /** Buttons below the text. */
  children: ReactNode;
  testID: string;
}>;

/** Largest share of the window's height. The table needs the rest. */
const MOST = 0.45;

/** Explanations above the table, without covering it. */
export function SpeechPanel({ title, text, children, testID }: SpeechPanelProps) {
  const { ground } = useLooks();
  const { top } = useSafeAreaInsets();
  const maxHeight = useWindowDimensions().height * MOST;
  useAnnounced(text);
  return (
    <View
      style={[styles.panel, ground, { paddingTop: Math.max(top, space.s), maxHeight }]}
      testID={testID}
    >
      <View style={styles.column}>
        <ScrollView key={text} tabIndex={0} style={styles.words}>
          <Text variant="caption" tone="textMuted">
            {title}
          </Text>
          <Text testID={`${testID}-text`}>{text}</Text>
        </ScrollView>
        <View style={styles.buttons}>{children}</View>
      </View>
    </View>
  );
}

const useLooks = themedStyles(({ colors }) => ({
  ground: { backgroundColor: colors.glowSoft, borderBottomColor: colors.borderStrong },
}));

const styles = StyleSheet.create({
  panel: { borderBottomWidth: stroke.carved, paddingHorizontal: space.m, paddingBottom: space.s },
  column: {
    width: '100%',
    maxWidth: columnWidth,
    alignSelf: 'center',
    flexShrink: 1,
    gap: space.xs,
  },
  words: { flexGrow: 0, flexShrink: 1 },
  buttons: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.s,
  },
});
