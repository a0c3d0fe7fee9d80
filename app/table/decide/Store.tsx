import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { type Action, GOOD_NAMES, GOODS } from '../../../src/engine';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens/scale';
import { useTable } from '../model/TableContext';
import { playerAt } from '../model/tableModel';
import { afterTap, bestStorage, type Demand, lostGoods } from '../preview/storage';
import { goodsListed } from '../story/voice';
import { GoodPicker } from './GoodPicker';

type StoreAction = Extract<Action, { type: 'store' }>;
const isStore = (action: Action): action is StoreAction => action.type === 'store';

/** What to keep after loading: a tap keeps more or fewer of a good, and the room is filled from there. */
export function Store() {
  const { view, owner, voice, options, setDraft } = useTable();
  const { goods: held } = playerAt(view, owner);
  const [demands, demand] = useState<readonly Demand[]>([]);
  const choices = useMemo(() => options.filter(isStore), [options]);
  const best = useMemo(() => bestStorage(choices, demands), [choices, demands]);
  useEffect(() => {
    if (best) setDraft(best);
  }, [best, setDraft]);
  if (!best) return null;
  const lost = goodsListed(voice, lostGoods(held, best.goods));
  const tiles = GOODS.filter((good) => held[good] > 0).map((good) => {
    const kept = best.goods[good];
    return {
      good,
      label: voice.words.goods(GOOD_NAMES[good], held[good]),
      hint: voice.t('ui:table.keepHint'),
      caption: voice.words.goods(GOOD_NAMES[good], held[good]),
      detail: (
        <Text variant="label" tone={kept > 0 ? 'positive' : 'danger'}>
          {voice.t('ui:table.keepCount', { kept })}
        </Text>
      ),
      legal: true,
      chosen: kept > 0,
    };
  });
  return (
    <View style={styles.column}>
      <GoodPicker choices={tiles} onPick={(good) => demand(afterTap(choices, demands, good))} />
      {lost !== '' && (
        <Text variant="bodyStrong" tone="danger" align="center">
          {voice.t('ui:table.loses', { lost })}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ column: { gap: space.m } });
