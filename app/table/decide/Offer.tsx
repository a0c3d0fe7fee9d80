import { StyleSheet, View } from 'react-native';
import { BuildingIcon } from '#app/art/icons';
import { useTable } from '#app/table/model/TableContext';
import { buildingName } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { Card } from '#app/ui/Card';
import { space } from '#app/ui/tokens/scale';
import { BUILDING_NAMES, type Building } from '#engine';
import { useHelp } from '#i18n/react';

/** An optional use of a building, with its description. */
export function Offer({ building }: Readonly<{ building: Building }>) {
  const { voice } = useTable();
  const help = useHelp();
  return (
    <Card tone="raised">
      <View style={styles.row}>
        <BuildingIcon building={BUILDING_NAMES[building]} size={72} />
        <View style={styles.text}>
          <Text variant="heading">{buildingName(voice, building)}</Text>
          <Text>{help.buildingBrief(BUILDING_NAMES[building])}</Text>
        </View>
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  text: { flex: 1 },
});
