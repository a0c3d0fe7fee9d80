import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { announce } from './announce';
import { Facing } from './base/Facing';
import { Text } from './base/Text';
import { LegendLayer } from './legend/LegendCard';
import { Rising } from './Rising';
import { Touchable } from './Touchable';
import { useTheme } from './theme/theme';
import { columnWidth, motion, radius, space } from './tokens/scale';
import { useKeyboardTop } from './useKeyboardTop';

export type ToastMessage = Readonly<{
  message: string;
  action?: Readonly<{ label: string; onPress: () => void }>;
}>;

type Toaster = Readonly<{ show: (toast: ToastMessage) => void; hide: () => void }>;

/** Offset that keeps a screen's footer free. */
const ABOVE_FOOTER = 88;

const ToastContext = createContext<Toaster>({ show: () => {}, hide: () => {} });

export function useToast(): Toaster {
  return useContext(ToastContext);
}

type Outlets = Readonly<{
  /** The latest outlet, which is on top; undefined to show messages on the screen. */
  last: symbol | undefined;
  open: (outlet: symbol) => () => void;
  shown: Readonly<{ id: number; toast: ToastMessage }> | undefined;
}>;

const OutletContext = createContext<Outlets>({
  last: undefined,
  open: () => () => {},
  shown: undefined,
});

/** Shows one message at a time above everything. A new one replaces the previous. */
export function ToastProvider({ children }: Readonly<{ children: ReactNode }>) {
  const [shown, setShown] = useState<Outlets['shown']>();
  const [outlets, setOutlets] = useState<readonly symbol[]>([]);
  const show = useCallback((toast: ToastMessage) => {
    setShown((last) => ({ id: (last?.id ?? 0) + 1, toast }));
    announce(toast.message);
  }, []);
  const hide = useCallback(() => setShown(undefined), []);
  const open = useCallback((outlet: symbol) => {
    setOutlets((all) => [...all, outlet]);
    return () => setOutlets((all) => all.filter((one) => one !== outlet));
  }, []);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(hide, motion.toast);
    return () => clearTimeout(timer);
  }, [shown, hide]);

  const toaster = useMemo(() => ({ show, hide }), [show, hide]);
  const last = outlets.at(-1);
  const places = useMemo(() => ({ last, open, shown }), [last, open, shown]);
  return (
    <ToastContext.Provider value={toaster}>
      <OutletContext.Provider value={places}>
        {children}
        {last === undefined && shown && <Toast key={shown.id} toast={shown.toast} onDone={hide} />}
        {last === undefined && <LegendLayer />}
      </OutletContext.Provider>
    </ToastContext.Provider>
  );
}

/** Shows messages and the legend inside a sheet, because a sheet is a separate window. */
export function ToastOutlet() {
  const [outlet] = useState(() => Symbol('outlet'));
  const { last, open, shown } = useContext(OutletContext);
  const { hide } = useToast();
  useEffect(() => open(outlet), [open, outlet]);
  if (last !== outlet) return null;
  return (
    <>
      {shown && <Toast key={shown.id} toast={shown.toast} onDone={hide} />}
      <LegendLayer />
    </>
  );
}

function Toast({ toast, onDone }: Readonly<{ toast: ToastMessage; onDone: () => void }>) {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const { height } = useWindowDimensions();
  const keyboard = useKeyboardTop();
  const bottom = keyboard === null ? insets.bottom + ABOVE_FOOTER : height - keyboard + space.s;
  const { action } = toast;
  const act = () => {
    onDone();
    action?.onPress();
  };
  return (
    <Facing touches="content">
      <View style={[styles.place, { bottom }]} testID="toast">
        <Rising style={[styles.toast, { backgroundColor: colors.text }]}>
          <Text tone="background" style={styles.message}>
            {toast.message}
          </Text>
          {action && (
            <Touchable label={action.label} onPress={act} style={styles.action}>
              <Text variant="bodyStrong" tone="background" align="center" style={styles.actionText}>
                {action.label}
              </Text>
            </Touchable>
          )}
        </Rising>
      </View>
    </Facing>
  );
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: space.l,
    right: space.l,
    alignItems: 'center',
    pointerEvents: 'box-none',
  },
  toast: {
    flexDirection: 'row',
    alignItems: 'center',
    width: '100%',
    maxWidth: columnWidth,
    borderRadius: radius.m,
    paddingLeft: space.l,
    paddingRight: space.s,
    paddingVertical: space.xs,
    minHeight: 52,
  },
  message: { flex: 1 },
  action: { paddingHorizontal: space.m },
  actionText: { textDecorationLine: 'underline' },
});
