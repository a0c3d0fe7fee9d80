import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Modal, Platform, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import Animated, { useReducedMotion } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useT } from '../../src/i18n/react';
import { Glyph } from '../art/Glyph';
import { IconButton } from './IconButton';
import { Text } from './Text';
import { themedStyles } from './themed';
import { columnWidth, radius, space, stroke } from './tokens/scale';
import { useSheetMotion } from './useSheetMotion';

/** Whether a sheet is open, and what closes it. */
export type SheetHandle = Readonly<{ open: boolean; onClose: () => void }>;

type SheetProps = SheetHandle &
  Readonly<{
    title: string;
    /** Beside the title, small. */
    icon?: ReactNode;
    /** Stays visible under the scrolling content. */
    footer?: ReactNode;
    children: ReactNode;
    testID?: string;
  }>;

const TALLEST = 0.88;

/** In a browser the modal around the panel is the dialog already. */
const IN_BROWSER = Platform.OS === 'web';
const nativeDialog = (title: string) =>
  ({ role: 'dialog', accessibilityViewIsModal: true, accessibilityLabel: title }) as const;

/** A bottom sheet. It closes by its cross, by the backdrop, by dragging down, by Escape and by the back key. */
export function Sheet(props: SheetProps) {
  const still = useReducedMotion();
  const [slides, setSlides] = useState(props.open);
  if (props.open && !slides) setSlides(true);
  const stopSliding = useCallback(() => setSlides(false), []);
  const isThere = props.open || (slides && !still);
  return isThere ? <Panel {...props} onGone={stopSliding} /> : null;
}

type PanelProps = SheetProps & Readonly<{ onGone: () => void }>;

function Panel(current: PanelProps) {
  const { open, onClose, onGone } = current;
  // While it slides out it shows what it showed last.
  const last = useRef(current);
  if (open) last.current = current;
  const props = last.current;
  const { drag, panel, backdrop } = useSheetMotion({ open, onClose, onGone });
  const looks = useLooks();
  const { height } = useWindowDimensions();
  return (
    <Modal
      visible
      transparent
      animationType="none"
      onRequestClose={onClose}
      statusBarTranslucent
      {...(IN_BROWSER && { 'aria-label': props.title })}
    >
      <GestureHandlerRootView style={styles.root}>
        <Animated.View
          style={[StyleSheet.absoluteFill, looks.scrim, backdrop]}
          aria-hidden
          // A plain responder, not a button: the first control should get the focus, not the backdrop.
          onStartShouldSetResponder={() => true}
          onResponderRelease={onClose}
          testID="sheet-backdrop"
        />
        <Animated.View
          {...(!IN_BROWSER && nativeDialog(props.title))}
          testID={props.testID}
          style={[styles.panel, looks.panel, { maxHeight: height * TALLEST }, panel]}
        >
          <GestureDetector gesture={drag}>
            <View>
              <SheetHeader {...props} />
            </View>
          </GestureDetector>
          <SheetBody footer={props.footer}>{props.children}</SheetBody>
        </Animated.View>
      </GestureHandlerRootView>
    </Modal>
  );
}

function SheetHeader({ title, icon, onClose }: Pick<SheetProps, 'title' | 'icon' | 'onClose'>) {
  const looks = useLooks();
  const t = useT();
  return (
    <View>
      <View style={[styles.grip, looks.grip]} />
      <View style={styles.header}>
        {icon}
        <Text variant="title" style={styles.title}>
          {title}
        </Text>
        <IconButton icon={<Glyph name="close" />} label={t('ui:common.close')} onPress={onClose} />
      </View>
    </View>
  );
}

function SheetBody({ footer, children }: Pick<SheetProps, 'footer' | 'children'>) {
  const insets = useSafeAreaInsets();
  const looks = useLooks();
  const bottom = { paddingBottom: Math.max(insets.bottom, space.l) };
  return (
    <>
      <ScrollView
        style={styles.scroll}
        contentContainerStyle={[styles.content, footer ? styles.aboveFooter : bottom]}
      >
        {children}
      </ScrollView>
      {footer && <View style={[styles.footer, looks.footer, bottom]}>{footer}</View>}
    </>
  );
}

const useLooks = themedStyles(({ colors }) => ({
  scrim: { backgroundColor: colors.scrim },
  panel: { backgroundColor: colors.surface, borderColor: colors.border },
  grip: { backgroundColor: colors.borderStrong },
  footer: { borderTopColor: colors.border },
}));

const styles = StyleSheet.create({
  root: { flex: 1 },
  panel: {
    position: 'absolute',
    bottom: 0,
    left: 0,
    right: 0,
    marginHorizontal: 'auto',
    maxWidth: columnWidth,
    borderTopLeftRadius: radius.l * 1.5,
    borderTopRightRadius: radius.l * 1.5,
    borderWidth: stroke.hair,
    borderBottomWidth: 0,
  },
  grip: {
    width: 40,
    height: 4,
    borderRadius: radius.pill,
    alignSelf: 'center',
    marginTop: space.s,
  },
  header: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingLeft: space.l,
    paddingRight: space.xs,
  },
  title: { flex: 1 },
  scroll: { flexGrow: 0, flexShrink: 1 },
  content: { paddingHorizontal: space.l, paddingTop: space.xs, gap: space.m },
  aboveFooter: { paddingBottom: space.m },
  footer: { paddingHorizontal: space.l, paddingTop: space.m, borderTopWidth: stroke.hair },
});
