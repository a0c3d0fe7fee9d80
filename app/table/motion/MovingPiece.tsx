import { memo, useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';
import {
  BuildingIcon,
  CoinIcon,
  ColonistIcon,
  GoodIcon,
  RoleIcon,
  TileIcon,
  VpIcon,
} from '#app/art/icons';
import { roleWord } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { Moving } from '#app/ui/motion/Moving';
import { easeInOut, type Moment } from '#app/ui/motion/moments';
import { useTheme } from '#app/ui/theme/theme';
import { radius, space } from '#app/ui/tokens/scale';
import { BUILDING_NAMES, GOOD_NAMES, TILE_NAMES } from '#engine';
import type { Piece } from './pieceMoves';
import type { Point } from './placeMoves';

type MovingPieceProps = Readonly<{
  piece: Piece;
  count: number;
  from: Point;
  to: Point;
  delay: number;
  duration: number;
}>;

const SIZE = 36;

/** A moving piece. It is rendered only when its move starts, because many pieces stutter. */
export const MovingPiece = memo(function MovingPiece({ delay, ...move }: MovingPieceProps) {
  const [isDue, setDue] = useState(delay === 0);
  useEffect(() => {
    if (delay === 0) return;
    const start = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(start);
  }, [delay]);
  return isDue ? <PieceOnArc {...move} /> : null;
});

/** Number of keyframes that makes the arc look smooth. */
const MOMENTS = 16;
/** Height of the arc above the straight line. */
const ARC = 28;

/** The piece fades in at its start, moves along an arc, and fades out at its end. */
function arcOf(from: Point, to: Point): Moment[] {
  return Array.from({ length: MOMENTS + 1 }, (_, moment) => {
    const at = moment / MOMENTS;
    const way = easeInOut(at);
    return {
      at,
      opacity: Math.min(1, way * 8, (1 - way) * 8),
      x: from.x + (to.x - from.x) * way - SIZE / 2,
      y: from.y + (to.y - from.y) * way - SIZE / 2 - Math.sin(way * Math.PI) * ARC,
      scale: 1.25 - way * 0.45,
    };
  });
}

function PieceOnArc({ piece, count, from, to, duration }: Omit<MovingPieceProps, 'delay'>) {
  const { colors } = useTheme();
  return (
    <Moving moments={arcOf(from, to)} duration={duration} style={styles.piece}>
      <PieceIcon piece={piece} />
      {count > 1 && (
        <Text variant="number" style={[styles.count, { backgroundColor: colors.raised }]}>
          {count}
        </Text>
      )}
    </Moving>
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
