import { useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, useWindowDimensions, View } from 'react-native';
import { CoinIcon, CrownIcon, VpIcon } from '#app/art/icons';
import { PlayerMark } from '#app/art/PlayerMark';
import { boardText, roomOf } from '#app/table/seat/boardText';
import { CityGrid } from '#app/table/seat/CityGrid';
import { GoodsRow } from '#app/table/seat/GoodsRow';
import { IslandGrid } from '#app/table/seat/IslandGrid';
import { Tally } from '#app/table/widgets/Tally';
import { pointsFigure, pointsText } from '#app/text/score';
import type { Voice } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { columnWidth, space } from '#app/ui/tokens/scale';
import { type GameState, type GameView, type Seat, totalScore } from '#engine';
import type { SeatSetup } from '#session/seats';

type ReplaySeatProps = Readonly<{
  seat: Seat;
  setup: SeatSetup;
  state: GameState;
  view: GameView;
  voice: Voice;
}>;

/** Gaps between the cells of two grids of six, and between the grids. */
const GAPS = space.s + 20;
/** Space around the grids, used until the layout is measured. */
const AROUND = 2 * (space.l + space.m);

/** Cell size of two grids of six side by side in the available width. */
function useCells() {
  const { width } = useWindowDimensions();
  const [room, setRoom] = useState(Math.min(width, columnWidth) - AROUND);
  const onLayout = ({ nativeEvent }: LayoutChangeEvent) => setRoom(nativeEvent.layout.width);
  return { cell: Math.max(1, Math.floor((room - GAPS) / 12)), onLayout };
}

/** A player's board at a step, with the points as if the game had ended there. */
export function ReplaySeat({ seat, setup, state, view, voice }: ReplaySeatProps) {
  const { cell, onLayout } = useCells();
  const player = view.players[seat];
  if (player === undefined) return null;
  // The game is over, so nothing is hidden any more.
  const points = { points: totalScore(state, seat), hasHiddenPoints: false };
  const board = boardText(player, roomOf(state, seat), voice);
  const spoken = `${setup.name}. ${board}. ${pointsText(voice, points)}`;
  return (
    <View style={styles.seat} accessible role="img" aria-label={spoken}>
      <View style={styles.line}>
        <PlayerMark color={setup.color} size={16} />
        <Text variant="label" style={styles.name}>
          {setup.name}
        </Text>
        {state.governor === seat && <CrownIcon size={18} />}
        <Tally icon={<CoinIcon size={16} />} value={player.coins} />
        <Tally icon={<VpIcon size={16} />} value={pointsFigure(voice.t, points)} />
      </View>
      <GoodsRow goods={player.goods} size={16} />
      <View style={styles.grids} onLayout={onLayout}>
        <IslandGrid player={player} size={cell} />
        <CityGrid player={player} options={state.options} size={cell} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  seat: { gap: space.xs },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
  grids: { flexDirection: 'row', justifyContent: 'space-between', alignSelf: 'stretch' },
});
