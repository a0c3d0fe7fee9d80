import { Fragment } from 'react';
import { StyleSheet, View } from 'react-native';
import { CargoShip } from '#app/art/CargoShip';
import { ColonistIcon, GoodIcon, RoleIcon, TradingHouseIcon, VpIcon } from '#app/art/icons';
import { Tally } from '#app/table/widgets/Tally';
import { roleWord, type Voice } from '#app/text/voice';
import { Divider } from '#app/ui/Divider';
import { space } from '#app/ui/tokens/scale';
import { type GameState, type GameView, GOOD_NAMES, SEATS } from '#engine';
import type { SeatSetup } from '#session/seats';
import { ReplaySeat } from './ReplaySeat';

type ReplayBoardProps = Readonly<{
  seats: readonly SeatSetup[];
  state: GameState;
  view: GameView;
  voice: Voice;
}>;

/** A small table: the shared board, then all players' boards. */
export function ReplayBoard(props: ReplayBoardProps) {
  const { seats, state } = props;
  return (
    <View style={styles.board} testID="replay-board">
      <Shared state={state} />
      {SEATS.slice(0, seats.length).map((seat) => {
        const setup = seats[seat];
        return (
          setup && (
            <Fragment key={seat}>
              <Divider />
              <ReplaySeat {...props} seat={seat} setup={setup} />
            </Fragment>
          )
        );
      })}
    </View>
  );
}

function Shared({ state }: Readonly<{ state: GameState }>) {
  return (
    <View style={styles.board}>
      <View style={styles.line}>
        {state.role !== null && <RoleIcon role={roleWord(state.role)} size={34} />}
        {state.ships.map(({ capacity, good, count }) => (
          <CargoShip
            key={capacity}
            spaces={capacity}
            good={good === null ? undefined : GOOD_NAMES[good]}
            filled={count}
            size={34}
          />
        ))}
      </View>
      <View style={styles.line}>
        <TradingHouseIcon size={26} />
        {state.tradingHouse.map((good, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space of the house is identified by its index
          <GoodIcon key={at} good={GOOD_NAMES[good]} size={20} />
        ))}
        <View style={styles.fill} />
        <Tally icon={<ColonistIcon size={18} />} value={state.colonists + state.colonistShip} />
        <Tally icon={<VpIcon size={18} />} value={state.vp} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  board: { gap: space.s },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  fill: { flex: 1 },
});
