import { StyleSheet } from 'react-native';
import { GoodIcon } from '#app/art/icons';
import { legendOf } from '#app/table/legend/names';
import { Tally } from '#app/table/widgets/Tally';
import { Box } from '#app/ui/base/Box';
import { space } from '#app/ui/tokens/scale';
import { type Counts, GOOD_NAMES, GOODS, type Good } from '#engine';

/** The amount of each good. Goods without any are faded. */
export function GoodsRow({ goods, size = 20 }: Readonly<{ goods: Counts<Good>; size?: number }>) {
  return (
    <Box style={styles.row}>
      {GOODS.map((good) => (
        <Tally
          key={good}
          small={size <= 22}
          icon={
            <Box style={goods[good] === 0 && styles.none}>
              <GoodIcon good={GOOD_NAMES[good]} size={size} />
            </Box>
          }
          value={goods[good]}
          legend={legendOf.good(good)}
          tone={goods[good] === 0 ? 'textMuted' : 'text'}
        />
      ))}
    </Box>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  none: { opacity: 0.4 },
});
