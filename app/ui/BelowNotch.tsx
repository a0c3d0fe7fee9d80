import { type ReactNode, useMemo } from 'react';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';

type BelowNotchProps = Readonly<{ isBelow?: boolean; children: ReactNode }>;

/** For what lies below something that has kept clear of the notch already. */
export function BelowNotch({ isBelow = true, children }: BelowNotchProps) {
  const insets = useSafeAreaInsets();
  // The same where there is no notch: everything that keeps clear of one is drawn anew for others.
  const isLess = isBelow && insets.top > 0;
  const left = useMemo(() => (isLess ? { ...insets, top: 0 } : insets), [insets, isLess]);
  return <SafeAreaInsetsContext.Provider value={left}>{children}</SafeAreaInsetsContext.Provider>;
}
