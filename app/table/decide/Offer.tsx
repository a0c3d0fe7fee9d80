import { StyleSheet, View } from 'react-native';
import { BUILDING_NAMES, type Building } from '../../../src/engine';
import { useHelp } from '../../../src/i18n/react';
import { BuildingIcon } from '../../art/icons';
import { Card } from '../../ui/Card';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens/scale';
import { useTable } from '../model/TableContext';
import { buildingName } from '../story/voice';

/** A building offers its owner something: what it is, in its own words. */
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
