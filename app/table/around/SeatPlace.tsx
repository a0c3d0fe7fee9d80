import { useCallback } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Place } from '#app/table/layout/places';
import { useTable } from '#app/table/model/TableContext';
import { setupAt } from '#app/table/model/tableModel';
import { AnySeatBoard } from '#app/table/player/AnySeatBoard';
import { PeekButton } from '#app/table/share/PeekButton';
import { roomWithin, turnedStyle } from '#app/ui/base/turned';
import { space } from '#app/ui/tokens/scale';
import type { Seat } from '#engine';

type SeatPlaceProps = Readonly<{ seat: Seat; place: Place }>;

/** Width beside the board for the owner's hidden information. */
const PLATE = 108;

/** A board at its owner's edge, with hidden information shown while the owner holds a button. */
export function SeatPlace({ seat, place: { area, turn } }: SeatPlaceProps) {
  const { snapshot, open } = useTable();
  const show = useCallback(() => open({ kind: 'player', seat }), [open, seat]);
  const isPerson = setupAt(snapshot, seat).kind === 'person';
  const hides = snapshot.covered && isPerson;
  const { width } = roomWithin(area, turn);
  const room = width - 2 * space.s - (hides ? PLATE + space.xs : 0);
  return (
    <View style={[turnedStyle(area, turn), styles.place]} testID={`place-${seat}`}>
      <AnySeatBoard seat={seat} width={room} height={null} onOpen={show} />
      {hides && (
        <View style={styles.plate}>
          <PeekButton seat={seat} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  place: {
    flexDirection: 'row',
    justifyContent: 'center',
    alignItems: 'flex-end',
    gap: space.xs,
    padding: space.s,
  },
  plate: { width: PLATE },
});
