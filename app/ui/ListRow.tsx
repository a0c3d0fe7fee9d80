import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { useIsLargeText } from './base/windowShape';
import { RowTexts } from './RowTexts';
import { Touchable } from './Touchable';
import { themedStyles } from './theme/themed';
import { radius, space, touchTarget } from './tokens/scale';

type ListRowProps = Readonly<{
  title: string;
  detail?: string;
  icon?: ReactNode;
  /** Element at the right end. A row that opens something shows an arrow by default. */
  trailing?: ReactNode;
  hint?: string;
  disabled?: boolean;
  /** The page of the row is open beside the list. */
  current?: boolean;
  onPress?: () => void;
  testID?: string;
}>;

function RowBody({ title, detail, icon, trailing, onPress }: ListRowProps) {
  const isStacked = useIsLargeText('bodyStrong') && icon !== undefined;
  const end = trailing ?? (onPress && <Glyph name="forward" size={16} tone="textMuted" />);
  const texts = <RowTexts title={title} detail={detail} alone={isStacked} />;
  return (
    <>
      <View style={styles.row}>
        {icon}
        {isStacked ? <View style={styles.room} /> : texts}
        {end}
      </View>
      {isStacked && texts}
    </>
  );
}

export function ListRow(props: ListRowProps) {
  const { title, detail, hint, disabled, current = false, onPress, testID } = props;
  const { marked } = useLooks();
  if (!onPress) {
    return (
      <View style={styles.target} testID={testID}>
        <RowBody {...props} />
      </View>
    );
  }
  return (
    <Touchable
      label={detail ? `${title}. ${detail}` : title}
      labelIsContent
      hint={hint}
      disabled={disabled}
      onPress={onPress}
      testID={testID}
      state={current ? { selected: true } : undefined}
      style={[styles.target, current && marked]}
    >
      <RowBody {...props} />
    </Touchable>
  );
}

const useLooks = themedStyles(({ colors }) => ({
  /** Extends past the texts on both sides, so that they stay aligned. */
  marked: {
    backgroundColor: colors.glowSoft,
    borderRadius: radius.m,
    marginHorizontal: -space.s,
    paddingHorizontal: space.s,
  },
}));

const styles = StyleSheet.create({
  target: { minHeight: touchTarget + space.s, justifyContent: 'center', paddingVertical: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  room: { flex: 1 },
});
