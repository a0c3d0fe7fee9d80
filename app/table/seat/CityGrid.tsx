import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { BuildingIcon } from '#app/art/icons';
import { legendOf } from '#app/table/legend/names';
import { Box } from '#app/ui/base/Box';
import { Explained } from '#app/ui/legend/Explained';
import { themedStyles } from '#app/ui/theme/themed';
import { radius, stroke } from '#app/ui/tokens/scale';
import {
  BUILDING_NAMES,
  type Building,
  buildingSpec,
  CITY_SPACES,
  type GameOptions,
  type PlayerView,
} from '#engine';
import { Circle, circleFills } from './Circle';
import { FreeSpace } from './FreeSpace';

const COLUMNS = 6;
const GAP = 2;

type CityGridProps = Readonly<{ player: PlayerView; options: GameOptions; size: number }>;

/** The twelve spaces of a city. Large buildings take two. */
export function CityGrid({ player, options, size }: CityGridProps) {
  const specs = player.city.map((building) => buildingSpec({ options }, building));
  const used = specs.reduce((sum, spec) => sum + spec.spaces, 0);
  const free = Array.from({ length: CITY_SPACES - used }, (_, at) => `free-${at}`);
  return (
    <Box style={[styles.grid, { width: COLUMNS * size + (COLUMNS - 1) * GAP }]}>
      {player.city.map((building, at) => (
        <CityCell
          key={building}
          building={building}
          spaces={specs[at]?.spaces ?? 1}
          circles={specs[at]?.circles ?? 0}
          staff={player.staff[building]}
          nobles={player.specialStaff[building] ?? 0}
          size={size}
        />
      ))}
      {free.map((key) => (
        <FreeSpace key={key} size={size} />
      ))}
    </Box>
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
  const { cell: look } = useLooks();
  const cell = { width: size * spaces + GAP * (spaces - 1), height: size };
  const ring = size * (circles > 2 ? 0.34 : 0.42);
  return (
    <Explained name={legendOf.building(building)} style={[look, cell]}>
      <BuildingIcon building={BUILDING_NAMES[building]} size={size - 4} />
      <Box style={styles.circles}>
        {circleFills(circles, staff, nobles).map((fill, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: circles are equal and never move
          <Circle key={at} fill={fill} size={ring} />
        ))}
      </Box>
    </Explained>
  );
});

const useLooks = themedStyles(({ colors }) => ({
  cell: {
    borderRadius: radius.s,
    borderWidth: stroke.hair,
    alignItems: 'center',
    borderColor: colors.borderStrong,
    backgroundColor: colors.raised,
  },
}));

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  circles: { position: 'absolute', right: -1, bottom: -1, flexDirection: 'row' },
});
