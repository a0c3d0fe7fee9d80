import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { BuildingIcon } from '#app/art/icons';
import { useTable } from '#app/table/model/TableContext';
import { playerAt } from '#app/table/model/tableModel';
import { describe } from '#app/text/describe';
import { buildingName, goodName } from '#app/text/voice';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Card } from '#app/ui/Card';
import { Stepper } from '#app/ui/Stepper';
import { space } from '#app/ui/tokens/scale';
import {
  type Action,
  BUILDING_NAMES,
  Building,
  type Counts,
  GOOD_NAMES,
  GOODS,
  type Good,
  keyed,
} from '#engine';

/** The small wharf: the player chooses the number of each good. */
export function SmallDock() {
  const { view, state, owner, voice, options, act } = useTable();
  const [goods, setGoods] = useState<Counts<Good>>([0, 0, 0, 0, 0]);
  if (!options.some(({ type }) => type === 'ship')) return null;
  const held = playerAt(view, owner).goods;
  const action: Action = { type: 'ship', goods };
  const any = GOODS.some((good) => goods[good] > 0);
  const set = (good: Good, count: number) =>
    setGoods(keyed(GOODS, (at) => (at === good ? count : goods[at])));
  return (
    <Card tone="legal" style={styles.card}>
      <View style={styles.title}>
        <BuildingIcon building={BUILDING_NAMES[Building.smallWharf]} size={36} />
        <View style={styles.text}>
          <Text variant="bodyStrong">{buildingName(voice, Building.smallWharf)}</Text>
          <Text variant="caption">{voice.t('ui:table.anyGoodsHint')}</Text>
        </View>
      </View>
      {GOODS.filter((good) => held[good] > 0).map((good) => (
        <Stepper
          key={good}
          label={goodName(voice, good)}
          value={goods[good]}
          min={0}
          max={held[good]}
          onChange={(count) => set(good, count)}
          testID={`small-wharf-${GOOD_NAMES[good]}`}
        />
      ))}
      <Button
        wide
        kind="secondary"
        disabled={!any}
        label={any ? describe(action, state, owner, voice) : voice.t('ui:table.anyGoodsHint')}
        onPress={() => act(action)}
        testID="small-wharf"
      />
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.xs },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  text: { flex: 1 },
});
