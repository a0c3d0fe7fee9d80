import { memo } from 'react';
import { StyleSheet } from 'react-native';
import type { GameOptions, PlayerView, Seat } from '../../../src/engine';
import { Glyph } from '../../art/Glyph';
import { CoinIcon, ColonistIcon, CrownIcon, VpIcon } from '../../art/icons';
import { PlayerMark } from '../../art/PlayerMark';
import { Box } from '../../ui/Box';
import { Text } from '../../ui/Text';
import { Touchable } from '../../ui/Touchable';
import { useTheme } from '../../ui/theme';
import { playerColors } from '../../ui/tokens/players';
import { radius, space } from '../../ui/tokens/scale';
import { type SeatFacts, useSpokenFacts } from '../layout/seatFacts';
import { SeatExtras } from '../layout/slots/SeatExtras';
import { Tally } from '../layout/Tally';
import { useAnchor } from '../motion/anchors';
import type { Voice } from '../story/voice';
import { boardText } from './boardText';
import { CityGrid } from './CityGrid';
import { GoodsRow } from './GoodsRow';
import { gridCell, stackedCell } from './gridCell';
import { IslandGrid } from './IslandGrid';

type SeatBoardProps = SeatFacts &
  Readonly<{
    player: PlayerView;
    options: GameOptions;
    cityLeft: number;
    islandLeft: number;
    voice: Voice;
    width: number;
    /** For both grids below one another; null: they lie side by side. */
    height: number | null;
    onOpen: (seat: Seat) => void;
  }>;

/** The whole board of another player, where there is room to have all of them in sight. */
export const SeatBoard = memo(function SeatBoard(props: SeatBoardProps) {
  const { seat, player, options, cityLeft, islandLeft, voice, width, height, onOpen } = props;
  const { colors, name: theme } = useTheme();
  const tones = playerColors[props.color].tones[theme];
  const look = {
    width,
    backgroundColor: props.acting ? tones.soft : colors.surface,
    borderColor: props.acting ? tones.solid : colors.border,
  };
  const inner = width - 2 * EDGE;
  const cell = height === null ? gridCell(inner) : stackedCell(inner, height);
  const facts = useSpokenFacts(props);
  return (
    <Touchable
      ref={useAnchor(`player-${seat}`)}
      label={`${facts}. ${boardText(player, { cityLeft, islandLeft }, voice)}`}
      hint={voice.t('ui:table.fullBoard')}
      onPress={() => onOpen(seat)}
      testID={`player-${seat}`}
      style={[styles.board, look]}
    >
      <NameLine {...props} />
      <GoodsRow goods={player.goods} size={18} />
      <Box style={height === null ? styles.grids : styles.stack}>
        <IslandGrid player={player} size={cell} />
        <CityGrid player={player} options={options} size={cell} />
      </Box>
      <SeatExtras seat={seat} />
    </Touchable>
  );
});

function NameLine({ name, color, governor, isBot, coins, vp, player }: SeatBoardProps) {
  return (
    <Box style={styles.line}>
      <PlayerMark color={color} size={16} />
      {governor && <CrownIcon size={18} />}
      <Text variant="label" numberOfLines={1} style={styles.name} testID="player-name">
        {name}
      </Text>
      {isBot && <Glyph name="robot" size={16} tone="textMuted" />}
      {player.sanJuan > 0 && (
        <Tally small icon={<ColonistIcon size={16} />} value={player.sanJuan} />
      )}
      <Tally small icon={<VpIcon size={16} />} value={vp ?? '–'} />
      <Tally small icon={<CoinIcon size={16} />} value={coins} />
    </Box>
  );
}

/** Padding and frame on each side. */
const EDGE = space.s + 2;

const styles = StyleSheet.create({
  board: {
    borderRadius: radius.m,
    borderWidth: 2,
    padding: space.s,
    gap: space.xs,
    justifyContent: 'flex-start',
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
  grids: { flexDirection: 'row', justifyContent: 'space-between' },
  stack: { alignItems: 'center', gap: space.xs },
});
