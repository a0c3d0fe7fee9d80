import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Around } from '#app/table/layout/useAround';
import { turnedStyle } from '#app/ui/base/turned';
import { themedStyles } from '#app/ui/theme/themed';
import { radius, stroke } from '#app/ui/tokens/scale';
import { SEATS } from '#engine';
import { SeatPlace } from './SeatPlace';

type AroundTableProps = Readonly<{ around: Around; children: ReactNode }>;

/** Each board at its player's edge, and the middle turned to the deciding player. */
export function AroundTable({ around, children }: AroundTableProps) {
  const { middle } = useLooks();
  return (
    <>
      {around.seats.map((place, at) => {
        const seat = SEATS[at];
        return seat === undefined ? null : <SeatPlace key={seat} seat={seat} place={place} />;
      })}
      <View
        style={[turnedStyle(around.middle, around.turn), styles.middle, middle]}
        testID={`middle-${around.turn}`}
      >
        {children}
      </View>
    </>
  );
}

const useLooks = themedStyles(({ colors }) => ({
  middle: { borderColor: colors.borderStrong, backgroundColor: colors.background },
}));

const styles = StyleSheet.create({
  middle: { borderWidth: stroke.line, borderRadius: radius.l, overflow: 'hidden' },
});
