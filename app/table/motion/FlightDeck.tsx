import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { AnchorProvider } from '#app/table/anchors/anchors';
import { Pointer } from '#app/table/pointer/Pointer';
import { FlyingPiece } from './FlyingPiece';
import type { Sky } from './useFlights';

type FlightDeckProps = Readonly<{ sky: Sky; children: ReactNode }>;

/** The table with things flying over it. Any touch lands them at once, and still counts. */
export function FlightDeck({ sky, children }: FlightDeckProps) {
  const { anchors, ground, flying, land, pace } = sky;
  const landAndLetPass = () => {
    land();
    return false;
  };
  return (
    <AnchorProvider value={anchors}>
      <View ref={ground} style={styles.deck} onStartShouldSetResponderCapture={landAndLetPass}>
        {children}
        <Pointer anchors={anchors} ground={ground} />
        <View style={[StyleSheet.absoluteFill, styles.sky]} aria-hidden testID="flights">
          {flying.map(({ key, piece, count, start, end, delay }) => (
            <FlyingPiece
              key={key}
              piece={piece}
              count={count}
              from={start}
              to={end}
              delay={delay}
              duration={pace?.flight ?? 0}
            />
          ))}
        </View>
      </View>
    </AnchorProvider>
  );
}

const styles = StyleSheet.create({
  deck: { flex: 1 },
  sky: { pointerEvents: 'none', overflow: 'hidden' },
});
