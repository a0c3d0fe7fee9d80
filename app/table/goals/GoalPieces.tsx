import { StyleSheet } from 'react-native';
import { BuildingIcon, GoodIcon, TileIcon } from '#app/art/icons';
import { Box } from '#app/ui/base/Box';
import { BUILDING_NAMES, type Building, GOOD_NAMES, type Good } from '#engine';

type GoalPiecesProps = Readonly<{
  tiles: readonly Good[];
  goods: readonly Good[];
  building: Building | null;
  size: number;
}>;

/** The tiles, goods and building of a goal. The control around it has the text. */
export function GoalPieces({ tiles, goods, building, size }: GoalPiecesProps) {
  const width = 2 * size;
  return (
    <Box style={[styles.pieces, { maxWidth: width }]}>
      {tiles.map((tile, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces differ only by order
        <TileIcon key={at} tile={GOOD_NAMES[tile]} size={size} />
      ))}
      {goods.map((good, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces differ only by order
        <GoodIcon key={at} good={GOOD_NAMES[good]} size={size} />
      ))}
      {building !== null && <BuildingIcon building={BUILDING_NAMES[building]} size={size + 4} />}
    </Box>
  );
}

const styles = StyleSheet.create({
  pieces: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
});
