import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { AnchorProvider } from '#app/table/anchors/anchors';
import { Pointer } from '#app/table/pointer/Pointer';
import { MovingPiece } from './MovingPiece';
import type { PlacedMoves } from './usePlacedMoves';

type AnimationLayerProps = Readonly<{ moves: PlacedMoves; children: ReactNode }>;

/** The table with pieces moving over it. Any touch ends all moves and still takes effect. */
export function AnimationLayer({ moves, children }: AnimationLayerProps) {
  const { anchors, ground, moving, finish, timing } = moves;
  const finishAndLetPass = () => {
    finish();
    return false;
  };
  return (
    <AnchorProvider value={anchors}>
      <View ref={ground} style={styles.ground} onStartShouldSetResponderCapture={finishAndLetPass}>
        {children}
        <Pointer anchors={anchors} ground={ground} />
        <View style={[StyleSheet.absoluteFill, styles.layer]} aria-hidden testID="moving-pieces">
          {moving.map(({ key, piece, count, start, end, delay }) => (
            <MovingPiece
              key={key}
              piece={piece}
              count={count}
              from={start}
              to={end}
              delay={delay}
              duration={timing?.move ?? 0}
            />
          ))}
        </View>
      </View>
    </AnchorProvider>
  );
}

const styles = StyleSheet.create({
  ground: { flex: 1 },
  layer: { pointerEvents: 'none', overflow: 'hidden' },
});
