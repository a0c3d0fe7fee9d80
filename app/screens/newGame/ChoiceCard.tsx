import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { Text } from '#app/ui/base/Text';
import { useIsLargeText } from '#app/ui/base/windowShape';
import { useFrames } from '#app/ui/frame';
import { Touchable } from '#app/ui/Touchable';
import { radius, space } from '#app/ui/tokens/scale';

export const PICTURE = 46;

type ChoiceCardProps = Readonly<{
  /** A choice among several, or an independent switch. */
  role: 'radio' | 'switch';
  picture: ReactNode;
  title: string;
  about: string;
  on: boolean;
  onPress: () => void;
  testID: string;
  /** Details below the card. */
  children?: ReactNode;
}>;

/** A choice with a picture and two lines of text. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { role, picture, title, about, on, onPress, testID, children } = props;
  const frames = useFrames();
  const isLarge = useIsLargeText('bodyStrong');
  return (
    <View style={[frames[on ? 'chosen' : 'raised'], styles.card]}>
      <Touchable
        role={role}
        label={title}
        hint={about}
        state={{ checked: on }}
        onPress={onPress}
        testID={testID}
        style={[styles.row, isLarge && styles.stacked]}
      >
        <View style={styles.picture}>{picture}</View>
        <View style={isLarge ? styles.below : styles.text}>
          <Text variant="bodyStrong" tone={on ? 'onGlow' : 'text'}>
            {title}
          </Text>
          <Text variant="label" tone={on ? 'onGlow' : 'textMuted'} style={styles.about}>
            {about}
          </Text>
        </View>
        {on && <Glyph name="check" size={20} tone="onGlow" />}
      </Touchable>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.l, padding: space.s, gap: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: PICTURE },
  picture: { width: PICTURE, alignItems: 'center' },
  text: { flex: 1, gap: space.hair },
  /** Large text needs the whole width. */
  stacked: { flexDirection: 'column', alignItems: 'flex-start', gap: space.xs },
  below: { gap: space.hair },
  about: { fontWeight: '400' },
});
