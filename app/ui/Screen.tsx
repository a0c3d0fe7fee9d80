import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Glyph } from '#app/art/Glyph';
import { useT } from '#i18n/react';
import { Text } from './base/Text';
import { useIsLargeText } from './base/windowShape';
import { useHasColumns } from './Columns';
import { FormScroll } from './FormScroll';
import { IconButton } from './IconButton';
import { useTheme } from './theme/theme';
import { columnWidth, space, stroke, touchTarget } from './tokens/scale';
import { useKeyboardCover } from './useKeyboardCover';

type ScreenProps = Readonly<{
  title?: string;
  onBack?: () => void;
  /** Controls at the right end of the header. */
  actions?: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  /** False for screens that lay out the whole height themselves. */
  scroll?: boolean;
  /** Uses the whole window, for tables and boards, in place of a readable column. */
  fullWidth?: boolean;
  /** The content can use more width than one column. See Columns. */
  roomy?: boolean;
  /** The screen may have nothing focusable, so it must scroll by keyboard itself. */
  isText?: boolean;
  children: ReactNode;
  testID?: string;
}>;

function Header({ title, onBack, actions }: Pick<ScreenProps, 'title' | 'onBack' | 'actions'>) {
  const t = useT();
  const { colors } = useTheme();
  const isLarge = useIsLargeText('heading');
  return (
    <View style={[styles.header, { borderBottomColor: colors.border }]}>
      {onBack ? (
        <IconButton icon={<Glyph name="back" />} label={t('ui:common.back')} onPress={onBack} />
      ) : (
        <View style={styles.headerEdge} />
      )}
      <Text variant="heading" level={1} numberOfLines={isLarge ? 2 : 1} style={styles.title}>
        {title}
      </Text>
      {actions}
    </View>
  );
}

export function Screen(props: ScreenProps) {
  const { title, onBack, actions, footer, scroll = true, fullWidth = false, children } = props;
  const hasColumns = useHasColumns();
  const isRoomy = props.roomy === true && hasColumns;
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const sides = { paddingLeft: insets.left, paddingRight: insets.right };
  const column = fullWidth ? styles.full : isRoomy ? styles.roomy : styles.column;
  const { cover, onLayout } = useKeyboardCover();
  const below = cover > 0 ? 0 : insets.bottom;
  const bottom = Math.max(below, space.m);
  const ends = { paddingTop: insets.top, paddingBottom: cover };
  return (
    <View
      testID={props.testID}
      onLayout={onLayout}
      style={[styles.screen, sides, ends, { backgroundColor: colors.background }]}
    >
      {title !== undefined && <Header title={title} onBack={onBack} actions={actions} />}
      {scroll ? (
        <FormScroll
          cover={cover}
          isText={props.isText}
          style={styles.fill}
          contentContainerStyle={[column, styles.content, !footer && { paddingBottom: bottom }]}
        >
          {children}
        </FormScroll>
      ) : (
        <View style={[styles.fill, column, !footer && { paddingBottom: below }]}>{children}</View>
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

/** Two columns of readable width. */
const ROOMY_WIDTH = 2 * columnWidth + space.xl;

const styles = StyleSheet.create({
  screen: { flex: 1 },
  fill: { flex: 1 },
  full: { width: '100%' },
  column: { width: '100%', maxWidth: columnWidth, alignSelf: 'center' },
  roomy: { width: '100%', maxWidth: ROOMY_WIDTH, alignSelf: 'center' },
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
