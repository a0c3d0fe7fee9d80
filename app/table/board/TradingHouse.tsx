import { StyleSheet, View } from 'react-native';
import { GoodIcon, TradingHouseIcon } from '#app/art/icons';
import { useAnchor } from '#app/table/anchors/anchors';
import { legendOf } from '#app/table/legend/names';
import { useTable } from '#app/table/model/TableContext';
import { goodName, listed, type Voice } from '#app/text/voice';
import { Explained } from '#app/ui/legend/Explained';
import { themedStyles } from '#app/ui/theme/themed';
import { radius, space, stroke } from '#app/ui/tokens/scale';
import type { Good } from '#engine';
import { GOOD_NAMES, TRADING_HOUSE_SPACES } from '#engine';

export function houseLabel(voice: Voice, house: readonly Good[]): string {
  const { t } = voice;
  const goods = listed(
    voice,
    house.map((good) => goodName(voice, good)),
  );
  const room = t('ui:table.houseRoom', { count: TRADING_HOUSE_SPACES - house.length });
  return `${t('ui:table.houseHolds', { goods: goods || t('ui:table.empty') })}, ${room}`;
}

/** The four places of the trading house. */
export function TradingHouse({ size = 40 }: Readonly<{ size?: number }>) {
  const { view, voice } = useTable();
  const { cell } = useLooks();
  const places = Array.from({ length: TRADING_HOUSE_SPACES }, (_, at) => ({
    at,
    good: view.tradingHouse[at],
  }));
  const room = { width: size, height: size };
  return (
    <View
      ref={useAnchor('house')}
      style={styles.row}
      accessible
      accessibilityLabel={houseLabel(voice, view.tradingHouse)}
      role="img"
    >
      <Explained name={legendOf.piece('house')}>
        <TradingHouseIcon size={size + 6} />
      </Explained>
      {places.map(({ at, good }) => (
        <Explained
          key={at}
          name={good === undefined ? legendOf.piece('house') : legendOf.good(good)}
          style={[styles.cell, cell, room]}
        >
          {good !== undefined && <GoodIcon good={GOOD_NAMES[good]} size={size - 8} />}
        </Explained>
      ))}
    </View>
  );
}

const useLooks = themedStyles(({ colors }) => ({
  cell: { backgroundColor: colors.sunken, borderColor: colors.borderStrong },
}));

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.s },
  cell: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.s,
    borderWidth: stroke.hair,
  },
});
