import { StyleSheet, View } from 'react-native';
import { type Action, BUILDING_NAMES, Building, GOOD_NAMES } from '../../../src/engine';
import { BuildingIcon, VpIcon } from '../../art/icons';
import { PressableCard } from '../../ui/Card';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens/scale';
import { Tally } from '../layout/Tally';
import { useChoosing, useTable } from '../model/TableContext';
import type { LoadOption } from '../preview/loads';
import { buildingName } from '../story/voice';

type OwnDockProps = Readonly<{
  offers: readonly LoadOption[];
  onChoose: (action: Action) => void;
}>;

/** One's own wharf, as one more ship. */
export function OwnDock({ offers, onChoose }: OwnDockProps) {
  const { voice } = useTable();
  const { draft } = useChoosing();
  const load = offers.find(({ ship }) => ship === null);
  if (!load) return null;
  const goods = voice.words.goods(GOOD_NAMES[load.good], load.count);
  const label = voice.t('ui:table.wharfFor', {
    building: buildingName(voice, Building.wharf),
    goods,
    points: voice.words.amount('vp', load.vp),
  });
  return (
    <PressableCard
      label={label}
      onPress={() => onChoose(load.action)}
      tone={draft?.type === 'wharf' && draft.good === load.good ? 'chosen' : 'legal'}
      testID="wharf"
    >
      <View style={styles.row}>
        <BuildingIcon building={BUILDING_NAMES[Building.wharf]} size={44} />
        <Text variant="label" style={styles.text}>
          {buildingName(voice, Building.wharf)}
        </Text>
        <Tally icon={<VpIcon size={18} />} value={`+${load.vp}`} />
      </View>
    </PressableCard>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  text: { flex: 1 },
});
