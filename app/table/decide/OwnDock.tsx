import { StyleSheet, View } from 'react-native';
import { BuildingIcon, VpIcon } from '#app/art/icons';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import type { LoadOption } from '#app/table/preview/loads';
import { Tally } from '#app/table/widgets/Tally';
import { buildingName } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { PressableCard } from '#app/ui/Card';
import { space } from '#app/ui/tokens/scale';
import { type Action, BUILDING_NAMES, Building, GOOD_NAMES } from '#engine';

type OwnDockProps = Readonly<{
  offers: readonly LoadOption[];
  onChoose: (action: Action) => void;
}>;

/** The player's wharf, shown as another ship. */
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
