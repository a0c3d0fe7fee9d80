import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { TileIcon } from '#app/art/icons';
import { legendOf } from '#app/table/legend/names';
import { Box } from '#app/ui/base/Box';
import { Explained } from '#app/ui/legend/Explained';
import { type PlayerView, TILE_NAMES, type Tile } from '#engine';
import { Circle } from './Circle';
import { FreeSpace } from './FreeSpace';
import { islandSpaces } from './tiles';

const COLUMNS = 6;
const GAP = 2;

/** The twelve spaces of an island. The board around it has the text. */
export function IslandGrid({ player, size }: Readonly<{ player: PlayerView; size: number }>) {
  return (
    <Box style={[styles.grid, { width: COLUMNS * size + (COLUMNS - 1) * GAP }]}>
      {islandSpaces(player).map(({ key, tile, occupied }) => (
        <IslandCell key={key} tile={tile} occupied={occupied} size={size} />
      ))}
    </Box>
  );
}

type CellProps = Readonly<{ tile: Tile | null; occupied: boolean | null; size: number }>;

const IslandCell = memo(function IslandCell({ tile, occupied, size }: CellProps) {
  if (tile === null) return <FreeSpace size={size} />;
  return (
    <Explained name={legendOf.tile(tile)} style={{ width: size, height: size }}>
      <TileIcon tile={TILE_NAMES[tile]} size={size} />
      {occupied !== null && (
        <Box style={styles.circle}>
          <Circle fill={occupied ? 'colonist' : 'empty'} size={size * 0.52} />
        </Box>
      )}
    </Explained>
  );
});

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  circle: { position: 'absolute', right: 0, bottom: 0 },
});
