import { type ReactNode, useMemo } from 'react';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';

type BelowNotchProps = Readonly<{ isBelow?: boolean; children: ReactNode }>;

/** Removes the top inset for content below an element that already avoids the notch. */
export function BelowNotch({ isBelow = true, children }: BelowNotchProps) {
  const insets = useSafeAreaInsets();
  // Without a notch the insets object stays the same, because a new one renders its users again.
  const isLess = isBelow && insets.top > 0;
  const left = useMemo(() => (isLess ? { ...insets, top: 0 } : insets), [insets, isLess]);
  return <SafeAreaInsetsContext.Provider value={left}>{children}</SafeAreaInsetsContext.Provider>;
}
