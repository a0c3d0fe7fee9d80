import { StyleSheet, View } from 'react-native';
import { CoinIcon } from '#app/art/icons';
import { useTable } from '#app/table/model/TableContext';
import { buildingName } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { Divider } from '#app/ui/Divider';
import { space } from '#app/ui/tokens/scale';
import { type Building, buildingPrice } from '#engine';

/** The price as a sum of its parts. */
export function PriceSum({ building }: Readonly<{ building: Building }>) {
  const { state, owner, voice } = useTable();
  const { t } = voice;
  const price = buildingPrice(state, owner, building);
  return (
    <View style={styles.sum}>
      <Line text={t('ui:table.buildingCost')} value={`${price.cost}`} />
      {price.privilege > 0 && (
        <Line text={t('ui:table.buildingPrivilege')} value={`− ${price.privilege}`} />
      )}
      {price.quarries > 0 && (
        <Line text={t('ui:table.buildingQuarries')} value={`− ${price.quarries}`} />
      )}
      {price.effects.map(({ building: by, discount }) => (
        <Line
          key={by ?? 'other'}
          text={by === null ? t('ui:table.buildingOther') : buildingName(voice, by)}
          value={`− ${discount}`}
        />
      ))}
      <Divider />
      <Line strong text={t('ui:table.buildingPrice')} value={`${price.total}`} />
    </View>
  );
}

type LineProps = Readonly<{ text: string; value: string; strong?: boolean }>;

function Line({ text, value, strong = false }: LineProps) {
  return (
    <View style={styles.line}>
      <Text variant={strong ? 'bodyStrong' : 'body'} style={styles.text}>
        {text}
      </Text>
      <Text variant="number">{value}</Text>
      <CoinIcon size={18} />
    </View>
  );
}

const styles = StyleSheet.create({
  sum: { gap: space.xs },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  text: { flex: 1 },
});
