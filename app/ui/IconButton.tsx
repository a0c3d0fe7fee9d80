import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Touchable, type TouchableState } from './Touchable';
import { themedStyles } from './theme/themed';
import { radius, stroke, touchTarget } from './tokens/scale';

export type IconButtonProps = Readonly<{
  icon: ReactNode;
  label: string;
  hint?: string;
  onPress: () => void;
  disabled?: boolean;
  state?: TouchableState;
  /** Adds an edge and a background, for icons on a busy background. */
  framed?: boolean;
  testID?: string;
}>;

export function IconButton({ icon, framed = false, ...rest }: IconButtonProps) {
  const { frame } = useFrame();
  return (
    <Touchable {...rest} style={[styles.target, framed && frame]}>
      {icon}
    </Touchable>
  );
}

const useFrame = themedStyles(({ colors }) => ({
  frame: {
    backgroundColor: colors.raised,
    borderColor: colors.borderStrong,
    borderWidth: stroke.line,
  },
}));

const styles = StyleSheet.create({
  target: {
    width: touchTarget,
    height: touchTarget,
    borderRadius: radius.pill,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
