import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '#app/ui/base/Box';
import { space } from '#app/ui/tokens/scale';
import type { GameOptions } from '#engine';
import { boardText } from './boardText';
import { CityGrid } from './CityGrid';
import { gridCell, stackedCell } from './gridCell';
import { IslandGrid } from './IslandGrid';
import { SEAT_EDGE, type SeatBoardProps, SeatFrame } from './SeatFrame';

type Props = SeatBoardProps &
  Readonly<{ options: GameOptions; cityLeft: number; islandLeft: number }>;

/** The whole board of another player, for windows with room for all boards. */
export const SeatBoard = memo(function SeatBoard(props: Props) {
  const { player, options, cityLeft, islandLeft, voice, width, height } = props;
  const inner = width - 2 * SEAT_EDGE;
  const cell = height === null ? gridCell(inner) : stackedCell(inner, height);
  return (
    <SeatFrame facts={props} spoken={boardText(player, { cityLeft, islandLeft }, voice)}>
      <Box style={height === null ? styles.grids : styles.stack}>
        <IslandGrid player={player} size={cell} />
        <CityGrid player={player} options={options} size={cell} />
      </Box>
    </SeatFrame>
  );
});

const styles = StyleSheet.create({
  grids: { flexDirection: 'row', justifyContent: 'space-between' },
  stack: { alignItems: 'center', gap: space.xs },
});
