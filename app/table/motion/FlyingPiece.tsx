import { memo, useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { BUILDING_NAMES, GOOD_NAMES, TILE_NAMES } from '../../../src/engine';
import {
  BuildingIcon,
  CoinIcon,
  ColonistIcon,
  GoodIcon,
  RoleIcon,
  TileIcon,
  VpIcon,
} from '../../art/icons';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { radius, space } from '../../ui/tokens/scale';
import { roleWord } from '../story/voice';
import type { Piece } from './flights';
import type { Point } from './places';

type FlyingPieceProps = Readonly<{
  piece: Piece;
  count: number;
  from: Point;
  to: Point;
  delay: number;
  duration: number;
}>;

const SIZE = 36;

/** One thing on its way; it is made when its time comes, because many at once would stutter. */
export const FlyingPiece = memo(function FlyingPiece({ delay, ...flight }: FlyingPieceProps) {
  const [isDue, setDue] = useState(delay === 0);
  useEffect(() => {
    if (delay === 0) return;
    const start = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(start);
  }, [delay]);
  return isDue ? <Flight {...flight} /> : null;
});

/** It rises out of where it was, flies, and sinks in where it goes. */
function Flight({ piece, count, from, to, duration }: Omit<FlyingPieceProps, 'delay'>) {
  const { colors } = useTheme();
  const progress = useSharedValue(0);
  useEffect(() => {
    const easing = Easing.inOut(Easing.cubic);
    progress.value = withTiming(1, { duration, easing });
  }, [progress, duration]);
  const { x: fromX, y: fromY } = from;
  const { x: toX, y: toY } = to;
  const style = useAnimatedStyle(() => {
    const at = progress.value;
    const shown = at <= 0 || at >= 1 ? 0 : Math.min(1, at * 8, (1 - at) * 8);
    return {
      opacity: shown,
      transform: [
        { translateX: fromX + (toX - fromX) * at - SIZE / 2 },
        { translateY: fromY + (toY - fromY) * at - SIZE / 2 - Math.sin(at * Math.PI) * 28 },
        { scale: 1.25 - at * 0.45 },
      ],
    };
  });
  return (
    <Animated.View style={[styles.piece, style]}>
      <PieceIcon piece={piece} />
      {count > 1 && (
        <Text variant="number" style={[styles.count, { backgroundColor: colors.raised }]}>
          {count}
        </Text>
      )}
    </Animated.View>
  );
}

function PieceIcon({ piece }: Readonly<{ piece: Piece }>) {
  switch (piece.kind) {
    case 'good':
      return <GoodIcon good={GOOD_NAMES[piece.good]} size={SIZE} />;
    case 'tile':
      return <TileIcon tile={TILE_NAMES[piece.tile]} size={SIZE} />;
    case 'building':
      return <BuildingIcon building={BUILDING_NAMES[piece.building]} size={SIZE} />;
    case 'role':
      return <RoleIcon role={roleWord(piece.role)} size={SIZE} />;
    case 'coin':
      return <CoinIcon size={SIZE} />;
    case 'point':
      return <VpIcon size={SIZE} />;
    case 'colonist':
      return <ColonistIcon size={SIZE} />;
  }
}

const styles = StyleSheet.create({
  piece: { position: 'absolute', left: 0, top: 0, width: SIZE, height: SIZE },
  count: {
    position: 'absolute',
    right: -space.m,
    bottom: -space.xs,
    borderRadius: radius.pill,
    paddingHorizontal: space.xs,
  },
});
