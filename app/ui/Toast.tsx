import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { AccessibilityInfo, StyleSheet, View } from 'react-native';
import Animated, { FadeInDown, FadeOutDown, ReduceMotion } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Text } from './Text';
import { Touchable } from './Touchable';
import { useTheme } from './theme';
import { columnWidth, motion, radius, space } from './tokens/scale';

export type ToastMessage = Readonly<{
  message: string;
  action?: Readonly<{ label: string; onPress: () => void }>;
}>;

type Toaster = Readonly<{ show: (toast: ToastMessage) => void; hide: () => void }>;

/** Leaves a screen's footer and its buttons free. */
const ABOVE_FOOTER = 88;

const ToastContext = createContext<Toaster>({ show: () => {}, hide: () => {} });

export function useToast(): Toaster {
  return useContext(ToastContext);
}

/** One message at a time above everything; the newest replaces the one before. */
export function ToastProvider({ children }: Readonly<{ children: ReactNode }>) {
  const [shown, setShown] = useState<Readonly<{ id: number; toast: ToastMessage }>>();
  const show = useCallback((toast: ToastMessage) => {
    setShown((last) => ({ id: (last?.id ?? 0) + 1, toast }));
    AccessibilityInfo.announceForAccessibility(toast.message);
  }, []);
  const hide = useCallback(() => setShown(undefined), []);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(hide, motion.toast);
    return () => clearTimeout(timer);
  }, [shown, hide]);

  const toaster = useMemo(() => ({ show, hide }), [show, hide]);
  return (
    <ToastContext.Provider value={toaster}>
      {children}
      {shown && <Toast key={shown.id} toast={shown.toast} onDone={hide} />}
    </ToastContext.Provider>
  );
}

function Toast({ toast, onDone }: Readonly<{ toast: ToastMessage; onDone: () => void }>) {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const { action } = toast;
  const act = () => {
    onDone();
    action?.onPress();
  };
  return (
    <View style={[styles.place, { bottom: insets.bottom + ABOVE_FOOTER }]}>
      <Animated.View
        entering={FadeInDown.duration(motion.base).reduceMotion(ReduceMotion.System)}
        exiting={FadeOutDown.duration(motion.quick).reduceMotion(ReduceMotion.System)}
        role="status"
        aria-live="polite"
        style={[styles.toast, { backgroundColor: colors.text }]}
      >
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
      </Animated.View>
    </View>
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
