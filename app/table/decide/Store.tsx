import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import { playerAt } from '#app/table/model/tableModel';
import { afterTap, bestStorage, type Demand, lostGoods } from '#app/table/preview/storage';
import { roomText } from '#app/text/storageRoom';
import { goodsListed } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { space } from '#app/ui/tokens/scale';
import { type Action, GOOD_NAMES, GOODS, type Good } from '#engine';
import { GoodPicker } from './GoodPicker';

type StoreAction = Extract<Action, { type: 'store' }>;
const isStore = (action: Action): action is StoreAction => action.type === 'store';

/** Goods to store. A tap changes the amount of a good, and the remaining room is filled. */
export function Store() {
  const { view, state, owner, voice } = useTable();
  const { goods: held } = playerAt(view, owner);
  const { shown, tap } = useKeeping();
  if (shown === null) return null;
  const lost = goodsListed(voice, lostGoods(held, shown.goods));
  const tiles = GOODS.filter((good) => held[good] > 0).map((good) => {
    const kept = shown.goods[good];
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
      <Text tone="textMuted" align="center" testID="storage-room">
        {roomText(state, owner, voice)}
      </Text>
      <GoodPicker choices={tiles} onPick={tap} />
      {lost !== '' && (
        <Text variant="bodyStrong" tone="danger" align="center">
          {voice.t('ui:table.loses', { lost })}
        </Text>
      )}
    </View>
  );
}

/** The shown storage, chosen by taps or by a hint. Confirming plays it. */
function useKeeping() {
  const { options, setDraft } = useTable();
  const { draft } = useChoosing();
  const [demands, demand] = useState<readonly Demand[]>([]);
  const choices = useMemo(() => options.filter(isStore), [options]);
  const filled = useMemo(() => bestStorage(choices, []) ?? null, [choices]);
  const isChosen = draft !== null && isStore(draft);
  useEffect(() => {
    if (!isChosen && filled) setDraft(filled);
  }, [isChosen, filled, setDraft]);
  const shown = isChosen ? draft : filled;
  const tap = (good: Good) => {
    const asked = isAsked(bestStorage(choices, demands), shown) ? demands : demandsOf(shown);
    const next = afterTap(choices, asked, good);
    demand(next);
    setDraft(bestStorage(choices, next) ?? shown);
  };
  return { shown, tap };
}

const isAsked = (best: StoreAction | undefined, shown: StoreAction | null) =>
  best !== undefined && GOODS.every((good) => best.goods[good] === shown?.goods[good]);

/** Demands equal to a given action, for example of a hint. */
const demandsOf = (shown: StoreAction | null): Demand[] =>
  shown === null ? [] : GOODS.map((good) => ({ good, count: shown.goods[good] }));

const styles = StyleSheet.create({ column: { gap: space.m } });
