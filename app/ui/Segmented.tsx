import { StyleSheet, View } from 'react-native';
import { Text } from './base/Text';
import { Touchable } from './Touchable';
import { themedStyles } from './theme/themed';
import { radius, space, stroke, touchTarget } from './tokens/scale';

type Option<Value extends string> = Readonly<{ value: Value; label: string; hint?: string }>;

type SegmentedProps<Value extends string> = Readonly<{
  /** The subject of the choice, for screen readers. */
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  testID?: string;
}>;

/** A choice among a few visible options. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, testID } = props;
  const looks = useLooks();
  return (
    <View role="radiogroup" aria-label={label} style={[styles.track, looks.track]} testID={testID}>
      {options.map((option) => {
        const checked = option.value === value;
        return (
          <Touchable
            key={option.value}
            role="radio"
            label={option.label}
            hint={option.hint}
            state={{ checked }}
            onPress={() => onChange(option.value)}
            style={[styles.segment, checked && looks.chosen]}
          >
            <Text variant="label" align="center" tone={checked ? 'onPrimary' : 'text'}>
              {option.label}
            </Text>
          </Touchable>
        );
      })}
    </View>
  );
}

const useLooks = themedStyles(({ colors }) => ({
  track: { backgroundColor: colors.sunken, borderColor: colors.borderStrong },
  chosen: {
    backgroundColor: colors.primary,
    borderColor: colors.primaryEdge,
    borderWidth: stroke.hair,
    borderBottomWidth: stroke.carved,
  },
}));

const styles = StyleSheet.create({
  track: {
    flexDirection: 'row',
    borderRadius: radius.m,
    borderWidth: stroke.hair,
    padding: space.hair,
  },
  segment: {
    flex: 1,
    minHeight: touchTarget,
    paddingHorizontal: space.xs,
    borderRadius: radius.m - space.hair,
  },
});
