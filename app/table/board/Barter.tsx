import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTable } from '#app/table/model/TableContext';
import { placeName } from '#app/text/voice';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Chip } from '#app/ui/Chip';
import { space } from '#app/ui/tokens/scale';
import { type Action, type Building, GOOD_NAMES, type Good, type Place, refusalFor } from '#engine';

type BarterAction = Extract<Action, { type: 'barter' }>;
type Given = Pick<BarterAction, 'colonist' | 'good' | 'vp'>;

const NOTHING: Given = { colonist: null, good: null, vp: false };

/** Payment in place of missing coins, of exactly the missing amount. */
export function Barter({ building }: Readonly<{ building: Building }>) {
  const { asked, state, options, voice, act } = useTable();
  const [given, give] = useState<Given>(NOTHING);
  const ways = options.filter(
    (action): action is BarterAction => action.type === 'barter' && action.building === building,
  );
  if (asked === null || ways.length === 0) return null;
  const action: BarterAction = { type: 'barter', building, ...given };
  const legal = refusalFor(state, asked, action) === null;
  return (
    <View style={styles.column}>
      <Text variant="heading">{voice.t('ui:table.barterTitle')}</Text>
      <View style={styles.chips}>
        <Colonists ways={ways} given={given} give={give} />
        <Goods ways={ways} given={given} give={give} />
        {ways.some(({ vp }) => vp) && (
          <Chip
            label={voice.words.amount('vp', 1)}
            selected={given.vp}
            onPress={() => give({ ...given, vp: !given.vp })}
          />
        )}
      </View>
      <Button
        wide
        label={voice.t('ui:table.barter')}
        disabled={!legal}
        onPress={() => act(action)}
        testID="barter"
      />
    </View>
  );
}

type PartProps = Readonly<{
  ways: readonly BarterAction[];
  given: Given;
  give: (given: Given) => void;
}>;

const keyOf = (place: Place | null) => JSON.stringify(place);

function Colonists({ ways, given, give }: PartProps) {
  const { voice } = useTable();
  const places = new Map(ways.map(({ colonist }) => [keyOf(colonist), colonist]));
  return [...places].map(([key, place]) => {
    if (place === null) return null;
    const selected = keyOf(given.colonist) === key;
    const label = `${voice.words.amount('colonist', 1)}: ${placeName(voice, place)}`;
    const toggle = () => give({ ...given, colonist: selected ? null : place });
    return <Chip key={key} label={label} selected={selected} onPress={toggle} />;
  });
}

function Goods({ ways, given, give }: PartProps) {
  const { voice } = useTable();
  const goods = new Set(ways.flatMap(({ good }) => (good === null ? [] : [good])));
  return [...goods].map((good: Good) => {
    const selected = given.good === good;
    const label = voice.words.goods(GOOD_NAMES[good], 1);
    const toggle = () => give({ ...given, good: selected ? null : good });
    return <Chip key={good} label={label} selected={selected} onPress={toggle} />;
  });
}

const styles = StyleSheet.create({
  column: { gap: space.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
});
