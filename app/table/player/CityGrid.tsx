import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import {
  BUILDING_NAMES,
  type Building,
  buildingSpec,
  CITY_SPACES,
  type GameState,
  type PlayerView,
} from '../../../src/engine';
import { BuildingIcon } from '../../art/icons';
import { useTheme } from '../../ui/theme';
import { radius, stroke } from '../../ui/tokens/scale';
import { Circle, circleFills } from './Circle';

const COLUMNS = 6;
const GAP = 2;

type CityGridProps = Readonly<{ player: PlayerView; table: GameState; size: number }>;

/** The twelve spaces of a city. Large buildings take two. */
export function CityGrid({ player, table, size }: CityGridProps) {
  const specs = player.city.map((building) => buildingSpec(table, building));
  const used = specs.reduce((sum, spec) => sum + spec.spaces, 0);
  const { colors } = useTheme();
  const free = Array.from({ length: CITY_SPACES - used }, (_, at) => `free-${at}`);
  return (
    <View style={[styles.grid, { width: COLUMNS * size + (COLUMNS - 1) * GAP }]}>
      {player.city.map((building, at) => (
        <CityCell
          key={building}
          building={building}
          spaces={specs[at]?.spaces ?? 1}
          circles={specs[at]?.circles ?? 0}
          staff={player.staff[building]}
          nobles={player.nobleStaff[building] ?? 0}
          size={size}
        />
      ))}
      {free.map((key) => (
        <View
          key={key}
          style={[styles.free, { width: size, height: size, borderColor: colors.border }]}
        />
      ))}
    </View>
  );
}

type CellProps = Readonly<{
  building: Building;
  spaces: number;
  circles: number;
  staff: number;
  nobles: number;
  size: number;
}>;

const CityCell = memo(function CityCell(props: CellProps) {
  const { building, spaces, circles, staff, nobles, size } = props;
  const { colors } = useTheme();
  const cell = {
    width: size * spaces + GAP * (spaces - 1),
    height: size,
    borderColor: colors.borderStrong,
    backgroundColor: colors.raised,
  };
  const ring = size * (circles > 2 ? 0.34 : 0.42);
  return (
    <View style={[styles.cell, cell]}>
      <BuildingIcon building={BUILDING_NAMES[building]} size={size - 4} />
      <View style={styles.circles}>
        {circleFills(circles, staff, nobles).map((fill, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: circles of a building are alike and never move
          <Circle key={at} fill={fill} size={ring} />
        ))}
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  free: { borderRadius: radius.s, borderWidth: stroke.hair, borderStyle: 'dashed' },
  cell: { borderRadius: radius.s, borderWidth: stroke.hair, alignItems: 'center' },
  circles: { position: 'absolute', right: -1, bottom: -1, flexDirection: 'row' },
});
