import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Text } from '../../ui/Text';
import { Touchable } from '../../ui/Touchable';
import { useTheme } from '../../ui/theme';
import { radius, space, stroke } from '../../ui/tokens/scale';
import { Circle, type CircleFill } from '../player/Circle';

type SpotButtonProps = Readonly<{
  picture: ReactNode;
  name: string;
  label: string;
  hint: string;
  fills: readonly CircleFill[];
  onPress: () => void;
  testID: string;
}>;

/** Something with circles: a tap puts somebody on the next one, or empties them when all are full. */
export function SpotButton(props: SpotButtonProps) {
  const { picture, name, label, hint, fills, onPress, testID } = props;
  const { colors } = useTheme();
  const open = fills.includes('empty');
  const look = {
    backgroundColor: colors.raised,
    borderColor: open ? colors.glow : colors.border,
    borderWidth: open ? 2 : stroke.hair,
    padding: space.xs - (open ? 1 : 0),
  };
  return (
    <Touchable
      label={label}
      hint={hint}
      onPress={onPress}
      testID={testID}
      style={(pressed) => [styles.spot, look, { opacity: pressed ? 0.7 : 1 }]}
    >
      {picture}
      <Text variant="caption" align="center" style={styles.name}>
        {name}
      </Text>
      <View style={styles.circles}>
        {fills.map((fill, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: circles of a place are alike and never move
          <Circle key={at} fill={fill} size={22} />
        ))}
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  spot: {
    alignItems: 'center',
    borderRadius: radius.m,
    gap: space.hair,
    width: '23.5%',
    justifyContent: 'space-between',
  },
  name: { lineHeight: 14, fontSize: 11.5 },
  circles: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.hair },
});
