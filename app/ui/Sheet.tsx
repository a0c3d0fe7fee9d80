import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Modal, Platform, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Glyph } from '#app/art/Glyph';
import { useT } from '#i18n/react';
import { Text } from './base/Text';
import { FormScroll } from './FormScroll';
import { IconButton } from './IconButton';
import { DragHandle, GestureRoot, MovingView } from './motion/gestures';
import { useStill } from './motion/useStill';
import { ToastOutlet } from './Toast';
import { themedStyles } from './theme/themed';
import { radius, space, stroke } from './tokens/scale';
import { useKeyboardCover } from './useKeyboardCover';
import { useKeyboardStart } from './useKeyboardStart';
import { useSheetMotion } from './useSheetMotion';
import { type SheetKind, useSheetPlace } from './useSheetPlace';
import { useWindowTurn } from './useWindowTurn';

/** Width of the surrounding sheet; null outside of one. */
const SheetWidth = createContext<number | null>(null);
export const useSheetWidth = () => useContext(SheetWidth);

/** State of a sheet and the callback that closes it. */
export type SheetHandle = Readonly<{ open: boolean; onClose: () => void }>;

type SheetProps = SheetHandle &
  Readonly<{
    title: string;
    /** Small icon beside the title. */
    icon?: ReactNode;
    /** Stays visible below the scrolling content. */
    footer?: ReactNode;
    children: ReactNode;
    testID?: string;
  }>;

const ALL_WAYS: ('portrait' | 'landscape')[] = ['portrait', 'landscape'];

/** In browsers the modal around the panel already has the dialog role. */
const IN_BROWSER = Platform.OS === 'web';
const nativeDialog = (title: string) =>
  ({ role: 'dialog', accessibilityViewIsModal: true, accessibilityLabel: title }) as const;

/**
 * A sheet at the bottom of a phone, at the side in landscape, or beside its opener if there is
 * room. The close button, the backdrop, dragging, Escape and the back key close it.
 */
export function Sheet(props: SheetProps) {
  const still = useStill();
  const [slides, setSlides] = useState(props.open);
  if (props.open && !slides) setSlides(true);
  const stopSliding = useCallback(() => setSlides(false), []);
  const isThere = props.open || (slides && !still);
  const isItsTurn = useWindowTurn(isThere);
  return isThere && isItsTurn ? <Panel {...props} onGone={stopSliding} /> : null;
}

type PanelProps = SheetProps & Readonly<{ onGone: () => void }>;

function Panel(current: PanelProps) {
  const { open, onClose, onGone } = current;
  // The last content stays while it slides out.
  const last = useRef(current);
  if (open) last.current = current;
  const props = last.current;
  const looks = useLooks();
  const { cover, onLayout } = useKeyboardCover();
  const { kind, width, place, size } = useSheetPlace(cover);
  const { drag, panel, backdrop } = useSheetMotion({ kind, open, onClose, onGone });
  return (
    <Modal
      visible
      transparent
      animationType="none"
      onRequestClose={onClose}
      statusBarTranslucent
      navigationBarTranslucent
      // Otherwise an iPhone would rotate the modal and everything below to portrait.
      supportedOrientations={ALL_WAYS}
      {...(IN_BROWSER && { 'aria-label': props.title })}
    >
      <GestureRoot style={styles.root} onLayout={onLayout}>
        <MovingView
          style={[StyleSheet.absoluteFill, kind !== 'beside' && looks.scrim, backdrop]}
          aria-hidden
          // A plain responder, not a button, so that the first control gets the focus.
          onStartShouldSetResponder={() => true}
          onResponderRelease={onClose}
          testID="sheet-backdrop"
        />
        <View style={[styles.place, place]}>
          <MovingView
            {...(!IN_BROWSER && nativeDialog(props.title))}
            testID={props.testID}
            style={[styles.panel, looks.panel, styles[kind], size, panel]}
          >
            <DragHandle drag={drag}>
              <SheetHeader {...props} grip={kind === 'bottom'} />
            </DragHandle>
            <SheetWidth.Provider value={width}>
              <SheetBody kind={kind} cover={cover} footer={props.footer}>
                {props.children}
              </SheetBody>
            </SheetWidth.Provider>
          </MovingView>
        </View>
        <ToastOutlet />
      </GestureRoot>
    </Modal>
  );
}

type SheetHeaderProps = Pick<SheetProps, 'title' | 'icon' | 'onClose'> &
  Readonly<{ grip: boolean }>;

function SheetHeader({ title, icon, onClose, grip }: SheetHeaderProps) {
  const looks = useLooks();
  const t = useT();
  return (
    <View>
      {grip && <View style={[styles.grip, looks.grip]} />}
      <View style={[styles.header, !grip && styles.gripless]}>
        {icon}
        <Text variant="title" style={styles.title}>
          {title}
        </Text>
        <IconButton icon={<Glyph name="close" />} label={t('ui:common.close')} onPress={onClose} />
      </View>
    </View>
  );
}

type SheetBodyProps = Pick<SheetProps, 'footer' | 'children'> &
  Readonly<{ kind: SheetKind; cover: number }>;

function SheetBody({ kind, cover, footer, children }: SheetBodyProps) {
  const insets = useSafeAreaInsets();
  const looks = useLooks();
  const answer = useRef<View>(null);
  useKeyboardStart(answer);
  const edge = cover > 0 || kind === 'beside' ? 0 : insets.bottom;
  const bottom = { paddingBottom: Math.max(edge, space.l) };
  return (
    <>
      <FormScroll
        cover={cover}
        style={styles.scroll}
        contentContainerStyle={[styles.content, footer ? styles.aboveFooter : bottom]}
      >
        {children}
      </FormScroll>
      {footer && (
        <View ref={answer} style={[styles.footer, looks.footer, bottom]}>
          {footer}
        </View>
      )}
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
  // Yoga has no automatic margins for absolute positions, so the parent centres it.
  place: { flex: 1, pointerEvents: 'box-none' },
  panel: { borderWidth: stroke.hair },
  bottom: {
    borderTopLeftRadius: radius.l * 1.5,
    borderTopRightRadius: radius.l * 1.5,
    borderBottomWidth: 0,
  },
  side: { borderTopWidth: 0, borderBottomWidth: 0, borderRightWidth: 0 },
  beside: {
    borderRadius: radius.l,
    overflow: 'hidden',
    boxShadow: '0 6px 28px rgba(0, 0, 0, 0.4)',
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
  gripless: { paddingTop: space.s },
  title: { flex: 1 },
  scroll: { flexGrow: 0, flexShrink: 1 },
  content: { paddingHorizontal: space.l, paddingTop: space.xs, gap: space.m },
  aboveFooter: { paddingBottom: space.m },
  footer: { paddingHorizontal: space.l, paddingTop: space.m, borderTopWidth: stroke.hair },
});
