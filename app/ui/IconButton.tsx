import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Touchable, type TouchableState } from './Touchable';
import { useTheme } from './theme';
import { radius, stroke, touchTarget } from './tokens/scale';

export type IconButtonProps = Readonly<{
  icon: ReactNode;
  label: string;
  hint?: string;
  onPress: () => void;
  onLongPress?: () => void;
  disabled?: boolean;
  state?: TouchableState;
  /** With an edge and a ground of its own, for icons that stand alone on busy ground. */
  framed?: boolean;
  testID?: string;
}>;

export function IconButton({ icon, framed = false, ...rest }: IconButtonProps) {
  const { colors } = useTheme();
  const frame = framed && {
    backgroundColor: colors.raised,
    borderColor: rest.disabled ? colors.border : colors.borderStrong,
    borderWidth: stroke.line,
  };
  return (
    <Touchable
      {...rest}
      style={(pressed) => [
        styles.target,
        frame,
        { opacity: rest.disabled ? 0.45 : pressed ? 0.6 : 1 },
      ]}
    >
      {icon}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  target: {
    width: touchTarget,
    height: touchTarget,
    borderRadius: radius.pill,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
