import { memo, useCallback } from 'react';
import { StyleSheet, View } from 'react-native';
import { seatFacts } from '#app/table/model/seatFacts';
import { useTable } from '#app/table/model/TableContext';
import { PlayerChip } from '#app/table/widgets/PlayerChip';
import { useWindowRoom } from '#app/ui/base/windowShape';
import { space } from '#app/ui/tokens/scale';
import { SEATS, type Seat } from '#engine';

/** A narrower chip would cut off the numbers of Puertomas, whose names have eleven letters. */
const ROOM_FOR_NAME = 124;
const MOST_BESIDE = 4;

/** All players in seat order. */
export const PlayerStrip = memo(function PlayerStrip() {
  const model = useTable();
  const { view, open } = model;
  const { width } = useWindowRoom();
  const count = view.players.length;
  const show = useCallback((seat: Seat) => open({ kind: 'player', seat }), [open]);
  return (
    <View style={styles.strip}>
      {SEATS.slice(0, count).map((seat) => (
        <PlayerChip
          key={seat}
          {...seatFacts(model, seat)}
          crowded={count > MOST_BESIDE || count * ROOM_FOR_NAME > width}
          onOpen={show}
        />
      ))}
    </View>
  );
});

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    gap: space.xs,
    paddingHorizontal: space.s,
    paddingTop: space.m,
  },
});
