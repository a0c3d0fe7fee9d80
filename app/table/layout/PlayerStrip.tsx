import { memo, useCallback } from 'react';
import { StyleSheet, View } from 'react-native';
import { citySpacesLeft, SEATS, type Seat } from '../../../src/engine';
import { space } from '../../ui/tokens/scale';
import { useTable } from '../model/TableContext';
import { playerAt, setupAt } from '../model/tableModel';
import { actingSeat } from './acting';
import { PlayerChip } from './PlayerChip';

/** Everybody at the table, in the order of the seats. */
export const PlayerStrip = memo(function PlayerStrip() {
  const { view, table, snapshot, open } = useTable();
  const acting = actingSeat(snapshot);
  const show = useCallback((seat: Seat) => open({ kind: 'player', seat }), [open]);
  return (
    <View style={styles.strip}>
      {SEATS.slice(0, view.players.length).map((seat) => {
        const player = playerAt(view, seat);
        const { name, color } = setupAt(snapshot, seat);
        return (
          <PlayerChip
            key={seat}
            seat={seat}
            name={name}
            color={color}
            governor={view.governor === seat}
            acting={acting === seat}
            coins={player.coins}
            goods={player.goods.reduce((sum: number, count) => sum + count, 0)}
            citySpaces={citySpacesLeft(table, seat)}
            vp={player.vp === null ? null : player.vp + (player.surplusVp ?? 0)}
            crowded={view.players.length > 4}
            onOpen={show}
          />
        );
      })}
    </View>
  );
});

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    gap: space.xs,
    paddingHorizontal: space.s,
    paddingTop: space.s + 2,
  },
});
