import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useT } from '../../src/i18n/react';
import { Glyph } from '../art/Glyph';
import { IconButton } from './IconButton';
import { Text } from './Text';
import { useTheme } from './theme';
import { columnWidth, space, stroke, touchTarget } from './tokens/scale';

type ScreenProps = Readonly<{
  title?: string;
  onBack?: () => void;
  /** Controls at the right end of the header. */
  actions?: ReactNode;
  /** Stays at the bottom within thumb reach while the rest scrolls. */
  footer?: ReactNode;
  /** Off for screens that lay out the whole height themselves. */
  scroll?: boolean;
  /** As wide as the window, for tables and boards; otherwise a readable column. */
  fullWidth?: boolean;
  children: ReactNode;
  testID?: string;
}>;

function Header({ title, onBack, actions }: Pick<ScreenProps, 'title' | 'onBack' | 'actions'>) {
  const t = useT();
  const { colors } = useTheme();
  return (
    <View style={[styles.header, { borderBottomColor: colors.border }]}>
      {onBack ? (
        <IconButton icon={<Glyph name="back" />} label={t('ui:common.back')} onPress={onBack} />
      ) : (
        <View style={styles.headerEdge} />
      )}
      <Text variant="heading" level={1} numberOfLines={1} style={styles.title}>
        {title}
      </Text>
      {actions}
    </View>
  );
}

export function Screen(props: ScreenProps) {
  const { title, onBack, actions, footer, scroll = true, fullWidth = false, children } = props;
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const sides = { paddingLeft: insets.left, paddingRight: insets.right };
  const column = fullWidth ? styles.full : styles.column;
  const bottom = Math.max(insets.bottom, space.m);
  return (
    <View
      testID={props.testID}
      style={[styles.screen, sides, { backgroundColor: colors.background, paddingTop: insets.top }]}
    >
      {title !== undefined && <Header title={title} onBack={onBack} actions={actions} />}
      {scroll ? (
        <ScrollView
          style={styles.fill}
          contentContainerStyle={[column, styles.content, !footer && { paddingBottom: bottom }]}
          keyboardShouldPersistTaps="handled"
        >
          {children}
        </ScrollView>
      ) : (
        <View style={[styles.fill, column, !footer && { paddingBottom: insets.bottom }]}>
          {children}
        </View>
      )}
      {footer && (
        <View
          style={[
            styles.footer,
            {
              backgroundColor: colors.surface,
              borderTopColor: colors.border,
              paddingBottom: bottom,
            },
          ]}
        >
          <View style={column}>{footer}</View>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  fill: { flex: 1 },
  full: { width: '100%' },
  column: { width: '100%', maxWidth: columnWidth, alignSelf: 'center' },
  content: { padding: space.l, gap: space.l, flexGrow: 1 },
  header: {
    minHeight: touchTarget + space.s,
    flexDirection: 'row',
    alignItems: 'center',
    paddingHorizontal: space.xs,
    borderBottomWidth: stroke.hair,
  },
  headerEdge: { width: space.m },
  title: { flex: 1 },
  footer: { paddingHorizontal: space.l, paddingTop: space.m, borderTopWidth: stroke.hair },
});
