import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { type PlayerView, TILE_NAMES, type Tile } from '../../../src/engine';
import { TileIcon } from '../../art/icons';
import { useTheme } from '../../ui/theme';
import { radius, stroke } from '../../ui/tokens/scale';
import { Circle } from './Circle';
import { islandSpaces } from './tiles';

const COLUMNS = 6;
const GAP = 2;

/** The twelve spaces of an island. The board around it says it in words. */
export function IslandGrid({ player, size }: Readonly<{ player: PlayerView; size: number }>) {
  return (
    <View style={[styles.grid, { width: COLUMNS * size + (COLUMNS - 1) * GAP }]}>
      {islandSpaces(player).map(({ key, tile, occupied }) => (
        <IslandCell key={key} tile={tile} occupied={occupied} size={size} />
      ))}
    </View>
  );
}

type CellProps = Readonly<{ tile: Tile | null; occupied: boolean | null; size: number }>;

const IslandCell = memo(function IslandCell({ tile, occupied, size }: CellProps) {
  const { colors } = useTheme();
  const cell = { width: size, height: size };
  if (tile === null) {
    return <View style={[styles.free, cell, { borderColor: colors.border }]} />;
  }
  return (
    <View style={cell}>
      <TileIcon tile={TILE_NAMES[tile]} size={size} />
      {occupied !== null && (
        <View style={styles.circle}>
          <Circle fill={occupied ? 'colonist' : 'empty'} size={size * 0.52} />
        </View>
      )}
    </View>
  );
});

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  free: { borderRadius: radius.s, borderWidth: stroke.hair, borderStyle: 'dashed' },
  circle: { position: 'absolute', right: 0, bottom: 0 },
});
