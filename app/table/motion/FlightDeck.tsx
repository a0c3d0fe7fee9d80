import { type ReactNode, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { LogEntry } from '../../../src/session/session';
import { AnchorProvider, Anchors } from './anchors';
import { FlyingPiece } from './FlyingPiece';
import { useTiming } from './timing';
import { useFlights } from './useFlights';

type FlightDeckProps = Readonly<{ log: readonly LogEntry[]; children: ReactNode }>;

/** The table with things flying over it. Any touch lands them at once, and still counts. */
export function FlightDeck({ log, children }: FlightDeckProps) {
  const [anchors] = useState(() => new Anchors());
  const ground = useRef<View>(null);
  const timing = useTiming();
  const { flying, land } = useFlights(log, anchors, ground, timing);
  const landAndLetPass = () => {
    land();
    return false;
  };
  return (
    <AnchorProvider value={anchors}>
      <View ref={ground} style={styles.deck} onStartShouldSetResponderCapture={landAndLetPass}>
        {children}
        <View style={[StyleSheet.absoluteFill, styles.sky]} aria-hidden testID="flights">
          {flying.map(({ key, piece, count, start, end, delay }) => (
            <FlyingPiece
              key={key}
              piece={piece}
              count={count}
              from={start}
              to={end}
              delay={delay}
              duration={timing?.flight ?? 0}
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
