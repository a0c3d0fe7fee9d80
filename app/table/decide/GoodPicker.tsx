import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { GoodIcon } from '#app/art/icons';
import { useAnchor } from '#app/table/anchors/anchors';
import { PickTile } from '#app/table/board/PickTile';
import { useRoom } from '#app/table/layout/useRoom';
import { legendOf } from '#app/table/legend/names';
import { space } from '#app/ui/tokens/scale';
import { GOOD_NAMES, type Good } from '#engine';

export type GoodChoice = Readonly<{
  good: Good;
  label: string;
  hint: string;
  caption: string;
  detail?: ReactNode;
  badge?: ReactNode;
  legal: boolean;
  chosen: boolean;
}>;

type GoodPickerProps = Readonly<{
  choices: readonly GoodChoice[];
  onPick: (good: Good) => void;
}>;

/** Goods side by side to choose from. */
export function GoodPicker({ choices, onPick }: GoodPickerProps) {
  return (
    <View style={styles.row}>
      {choices.map((choice) => (
        <GoodTile key={choice.good} {...choice} onPress={() => onPick(choice.good)} />
      ))}
    </View>
  );
}

function GoodTile({ good, ...choice }: GoodChoice & Readonly<{ onPress: () => void }>) {
  const { tall } = useRoom();
  return (
    <PickTile
      {...choice}
      legend={legendOf.good(good)}
      picture={<GoodIcon good={GOOD_NAMES[good]} size={tall ? 56 : 42} />}
      ref={useAnchor(`good-${good}`)}
      testID={`good-${GOOD_NAMES[good]}`}
    />
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.s },
});
