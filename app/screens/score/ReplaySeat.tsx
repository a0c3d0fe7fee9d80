import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { type GameState, type GameView, type Seat, totalScore } from '../../../src/engine';
import type { SeatSetup } from '../../../src/session/seats';
import { CoinIcon, CrownIcon, VpIcon } from '../../art/icons';
import { PlayerMark } from '../../art/PlayerMark';
import { Tally } from '../../table/layout/Tally';
import { boardText, roomOf } from '../../table/player/boardText';
import { CityGrid } from '../../table/player/CityGrid';
import { GoodsRow } from '../../table/player/GoodsRow';
import { IslandGrid } from '../../table/player/IslandGrid';
import type { Voice } from '../../table/story/voice';
import { Text } from '../../ui/Text';
import { columnWidth, space } from '../../ui/tokens/scale';

type ReplaySeatProps = Readonly<{
  seat: Seat;
  setup: SeatSetup;
  state: GameState;
  view: GameView;
  voice: Voice;
}>;

/** Two grids of six beside each other, inside a card inside the page. */
function useCellSize(): number {
  const { width } = useWindowDimensions();
  const gaps = 2 * (space.l + space.m) + space.s + 20;
  return Math.floor((Math.min(width, columnWidth) - gaps) / 12);
}

/** A player's board as it was, with the points counted as if the game had ended there. */
export function ReplaySeat({ seat, setup, state, view, voice }: ReplaySeatProps) {
  const cell = useCellSize();
  const player = view.players[seat];
  if (player === undefined) return null;
  const spoken = `${setup.name}. ${boardText(player, roomOf(state, seat), voice)}`;
  return (
    <View style={styles.seat} accessible role="img" aria-label={spoken}>
      <View style={styles.line}>
        <PlayerMark color={setup.color} size={16} />
        <Text variant="label" style={styles.name}>
          {setup.name}
        </Text>
        {state.governor === seat && <CrownIcon size={18} />}
        <Tally icon={<CoinIcon size={16} />} value={player.coins} />
        <Tally icon={<VpIcon size={16} />} value={totalScore(state, seat)} />
      </View>
      <GoodsRow goods={player.goods} size={16} />
      <View style={styles.grids}>
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
  grids: { flexDirection: 'row', justifyContent: 'space-between' },
});
