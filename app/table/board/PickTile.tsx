import type { ReactNode, Ref } from 'react';
import { StyleSheet, type View } from 'react-native';
import { Box } from '#app/ui/base/Box';
import { Text } from '#app/ui/base/Text';
import { frameTone, useFrames } from '#app/ui/frame';
import { Touchable } from '#app/ui/Touchable';
import { radius, space } from '#app/ui/tokens/scale';

type PickTileProps = Readonly<{
  label: string;
  hint: string;
  /** Name in the legend. */
  legend?: string;
  picture: ReactNode;
  caption: string;
  detail?: ReactNode;
  /** A badge at the corner for an additional gain. */
  badge?: ReactNode;
  legal: boolean;
  chosen: boolean;
  onPress: () => void;
  testID: string;
  ref?: Ref<View>;
}>;

/** An element of the table that can be tapped to choose it. */
export function PickTile(props: PickTileProps) {
  const { label, hint, legend, picture, caption, detail, legal, chosen, onPress, testID } = props;
  const frames = useFrames();
  return (
    <Touchable
      ref={props.ref}
      label={label}
      hint={hint}
      legend={legend}
      onPress={onPress}
      state={{ selected: chosen }}
      offered={legal}
      testID={testID}
      style={[styles.tile, frames[frameTone(legal, chosen)]]}
    >
      <Box style={!legal && !chosen && styles.faded}>{picture}</Box>
      <Text variant="caption" align="center" tone={chosen ? 'onGlow' : 'text'}>
        {caption}
      </Text>
      {detail}
      {props.badge}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  tile: {
    alignItems: 'center',
    borderRadius: radius.m,
    minWidth: 62,
    gap: space.hair,
    padding: space.s - 1,
  },
  faded: { opacity: 0.45 },
});
