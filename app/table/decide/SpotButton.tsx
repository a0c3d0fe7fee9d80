import type { ReactNode, Ref } from 'react';
import { StyleSheet, type View } from 'react-native';
import { Circle, type CircleFill } from '#app/table/seat/Circle';
import { Box } from '#app/ui/base/Box';
import { Text } from '#app/ui/base/Text';
import { frameTone, useFrames } from '#app/ui/frame';
import { Touchable } from '#app/ui/Touchable';
import { radius, space } from '#app/ui/tokens/scale';

type SpotButtonProps = Readonly<{
  picture: ReactNode;
  name: string;
  label: string;
  hint: string;
  /** Name in the legend. */
  legend: string;
  fills: readonly CircleFill[];
  onPress: () => void;
  testID: string;
  ref?: Ref<View>;
}>;

/** A tile or building with circles. A tap fills the next circle, or empties all full ones. */
export function SpotButton(props: SpotButtonProps) {
  const { picture, name, label, hint, legend, fills, onPress, testID } = props;
  const frames = useFrames();
  return (
    <Touchable
      ref={props.ref}
      label={label}
      hint={hint}
      legend={legend}
      onPress={onPress}
      offered={fills.includes('empty')}
      testID={testID}
      style={[styles.spot, frames[frameTone(fills.includes('empty'))]]}
    >
      {picture}
      <Text variant="caption" align="center" style={styles.name}>
        {name}
      </Text>
      <Box style={styles.circles}>
        {fills.map((fill, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: circles are equal and never move
          <Circle key={at} fill={fill} size={22} />
        ))}
      </Box>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  spot: {
    alignItems: 'center',
    borderRadius: radius.m,
    gap: space.hair,
    padding: space.xs,
    width: '23.5%',
    justifyContent: 'space-between',
  },
  name: { lineHeight: 14, fontSize: 11.5 },
  circles: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.hair },
});
