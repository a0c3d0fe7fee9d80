import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Text } from '../../ui/Text';
import { Touchable } from '../../ui/Touchable';
import { useTheme } from '../../ui/theme';
import { radius, space, stroke } from '../../ui/tokens/scale';

type PickTileProps = Readonly<{
  label: string;
  hint: string;
  picture: ReactNode;
  caption: string;
  detail?: ReactNode;
  legal: boolean;
  chosen: boolean;
  onPress: () => void;
  testID: string;
}>;

/** A thing on the table that can be tapped to choose it. */
export function PickTile(props: PickTileProps) {
  const { label, hint, picture, caption, detail, legal, chosen, onPress, testID } = props;
  const { colors } = useTheme();
  const look = {
    backgroundColor: chosen ? colors.glowSoft : legal ? colors.raised : colors.surface,
    borderColor: legal || chosen ? colors.glow : colors.border,
    borderWidth: chosen ? 3 : legal ? 2 : stroke.hair,
    padding: space.s - (chosen ? 3 : legal ? 2 : stroke.hair),
  };
  return (
    <Touchable
      label={label}
      hint={hint}
      onPress={onPress}
      state={{ selected: chosen }}
      testID={testID}
      style={(pressed) => [styles.tile, look, { opacity: pressed ? 0.7 : 1 }]}
    >
      <View style={!legal && !chosen ? styles.faded : undefined}>{picture}</View>
      <Text variant="caption" align="center" tone={chosen ? 'onGlow' : 'text'}>
        {caption}
      </Text>
      {detail}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  tile: { alignItems: 'center', borderRadius: radius.m, minWidth: 62, gap: space.hair },
  faded: { opacity: 0.45 },
});
