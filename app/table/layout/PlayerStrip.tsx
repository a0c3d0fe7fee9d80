import { memo, useCallback } from 'react';
import { StyleSheet, View } from 'react-native';
import { SEATS, type Seat } from '../../../src/engine';
import { space } from '../../ui/tokens/scale';
import { useTable } from '../model/TableContext';
import { PlayerChip } from './PlayerChip';
import { seatFacts } from './seatFacts';

/** Everybody at the table, in the order of the seats. */
export const PlayerStrip = memo(function PlayerStrip() {
  const model = useTable();
  const { view, open } = model;
  const show = useCallback((seat: Seat) => open({ kind: 'player', seat }), [open]);
  return (
    <View style={styles.strip}>
      {SEATS.slice(0, view.players.length).map((seat) => (
        <PlayerChip
          key={seat}
          {...seatFacts(model, seat)}
          crowded={view.players.length > 4}
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
