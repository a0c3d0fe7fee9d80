import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { BuildingIcon, TileIcon } from '#app/art/icons';
import { Circle, circleFills } from '#app/table/seat/Circle';
import { FreeSpace } from '#app/table/seat/FreeSpace';
import { gridCell, stackedCell } from '#app/table/seat/gridCell';
import { SEAT_EDGE, type SeatBoardProps, SeatFrame } from '#app/table/seat/SeatFrame';
import { buildingName, listed, tileName, type Voice } from '#app/text/voice';
import { Box } from '#app/ui/base/Box';
import { themedStyles } from '#app/ui/theme/themed';
import { radius, space, stroke } from '#app/ui/tokens/scale';
import {
  BUILDING_NAMES,
  GOOD_NAMES,
  GOODS,
  type Good,
  PUERTOMA_LEVELS,
  type PuertomaBoardView,
  type PuertomaLevel,
  puertomaCircles,
  type Side,
} from '#engine';

type Props = SeatBoardProps & Readonly<{ board: PuertomaBoardView }>;

const SIDES: readonly Side[] = [0, 1];
const GAP = 2;

/** Small board of a Puertoma: two spaces for each good and a column for each level. */
export const PuertomaSeatBoard = memo(function PuertomaSeatBoard(props: Props) {
  const { board, voice, width, height } = props;
  const inner = width - 2 * SEAT_EDGE;
  const cell = height === null ? gridCell(inner) : stackedCell(inner, height);
  return (
    <SeatFrame facts={props} spoken={spokenBoard(board, voice)}>
      <View style={height === null ? styles.beside : styles.stack} testID="puertoma-seat">
        <Box style={styles.columns}>
          {GOODS.map((good) => (
            <Box key={good} style={styles.column}>
              {SIDES.map((side) => (
                <TilePlace key={side} good={good} side={side} board={board} size={cell} />
              ))}
            </Box>
          ))}
        </Box>
        <Box style={styles.columns}>
          {PUERTOMA_LEVELS.map((level) => (
            <Level key={level} level={level} board={board} size={cell} />
          ))}
        </Box>
      </View>
    </SeatFrame>
  );
});

function spokenBoard(board: PuertomaBoardView, voice: Voice): string {
  const { t } = voice;
  const tiles = GOODS.filter((good) => board.tiles[good] > 0).map((good) =>
    t('ui:puertoma.tile', {
      tile: tileName(voice, good),
      filled: board.left[good] + board.right[good],
      circles: puertomaCircles(good) * Math.min(board.tiles[good], SIDES.length),
    }),
  );
  const city = board.city.map(({ building }) => buildingName(voice, building));
  return [
    `${t('ui:table.island')}: ${listed(voice, tiles) || t('ui:table.empty')}`,
    `${t('ui:table.city')}: ${listed(voice, city) || t('ui:table.empty')}`,
  ].join('. ');
}

type TilePlaceProps = Readonly<{
  good: Good;
  side: Side;
  board: PuertomaBoardView;
  size: number;
}>;

/** A space for a tile. It shows the good even while it is empty. */
function TilePlace({ good, side, board, size }: TilePlaceProps) {
  const isLaid = board.tiles[good] > side;
  const filled = side === 0 ? board.left[good] : board.right[good];
  return (
    <Box style={[{ width: size, height: size }, !isLaid && styles.faint]}>
      <TileIcon tile={GOOD_NAMES[good]} size={size} />
      {isLaid && (
        <Box style={styles.circles}>
          {circleFills(puertomaCircles(good), filled, 0).map((fill, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: circles are equal and never move
            <Circle key={at} fill={fill} size={size * 0.4} />
          ))}
        </Box>
      )}
    </Box>
  );
}

type LevelProps = Readonly<{ level: PuertomaLevel; board: PuertomaBoardView; size: number }>;

/** The buildings of a level, and whether its ability is unlocked. */
function Level({ level, board, size }: LevelProps) {
  const looks = useLooks();
  const built = board.city.filter((it) => it.level === level);
  const isOpen = board.abilities[level].since !== null;
  return (
    <Box style={styles.column}>
      {SIDES.map((place) => {
        const building = built[place]?.building;
        if (building === undefined) return <FreeSpace key={place} size={size} />;
        return (
          <Box key={place} style={[looks.built, { width: size, height: size }]}>
            <BuildingIcon building={BUILDING_NAMES[building]} size={size - 4} />
          </Box>
        );
      })}
      <Box style={[styles.ability, isOpen ? looks.open : looks.locked]} />
    </Box>
  );
}

const useLooks = themedStyles(({ colors }) => ({
  built: {
    alignItems: 'center',
    borderRadius: radius.s,
    borderWidth: stroke.hair,
    borderColor: colors.borderStrong,
    backgroundColor: colors.raised,
  },
  open: { borderColor: colors.text, backgroundColor: colors.glow },
  locked: { borderColor: colors.border },
}));

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', justifyContent: 'space-between' },
  stack: { alignItems: 'center', gap: space.xs },
  columns: { flexDirection: 'row', gap: GAP },
  column: { gap: GAP },
  faint: { opacity: 0.3 },
  circles: { position: 'absolute', right: 0, bottom: 0, flexDirection: 'row' },
  ability: { height: 6, borderRadius: radius.pill, borderWidth: stroke.hair },
});
