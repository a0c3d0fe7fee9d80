import { memo, useCallback } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Plan } from '#app/table/layout/plan';
import { useTable } from '#app/table/model/TableContext';
import { AnySeatBoard } from '#app/table/player/AnySeatBoard';
import { themedStyles } from '#app/ui/theme/themed';
import { space, stroke } from '#app/ui/tokens/scale';
import { SEATS, type Seat } from '#engine';

/** Boards of the other players, beside the decision or above it in an upright window. */
export const Boards = memo(function Boards({ plan }: Readonly<{ plan: Plan }>) {
  const { edge } = useEdge();
  const { bottom } = useSafeAreaInsets();
  const seats = useOtherSeats();
  const hasCards = useTable().view.achievements !== null;
  if (plan.shape === 'tall') {
    return (
      <View style={styles.above} testID="boards">
        <OtherBoards seats={seats} width={widthAbove(plan, seats.length)} height={null} />
      </View>
    );
  }
  return (
    <ScrollView
      style={[styles.beside, edge, { width: plan.boards }]}
      contentContainerStyle={[styles.column, { paddingBottom: space.s + bottom }]}
      testID="boards"
    >
      <OtherBoards
        seats={seats}
        width={plan.boards - 2 * space.s - stroke.hair}
        height={heightBeside(plan, seats.length, hasCards)}
      />
    </ScrollView>
  );
});

/** A single board has the whole width. Otherwise boards are in pairs. */
function widthAbove(plan: Plan, count: number): number {
  const side = plan.whole - 2 * space.s;
  return count === 1 ? side : Math.floor((side - space.s) / 2);
}

/** Height of the line above the table. */
const TOP_LINE = 56;
const NAME_AND_GOODS = 70;
const CARDS = 22;

/** Height for island and city of each board, so that all boards are visible. */
function heightBeside(plan: Plan, count: number, hasCards: boolean): number {
  const others = NAME_AND_GOODS + (hasCards ? CARDS : 0);
  return (plan.height - TOP_LINE) / count - others - space.s;
}

/** Other seats in order of play, starting after this player. */
function useOtherSeats(): readonly Seat[] {
  const { view, owner } = useTable();
  const count = view.players.length;
  const seats = SEATS.slice(0, count);
  return [...seats.slice(owner + 1), ...seats.slice(0, owner)];
}

type OtherBoardsProps = Readonly<{
  seats: readonly Seat[];
  width: number;
  height: number | null;
}>;

function OtherBoards({ seats, width, height }: OtherBoardsProps) {
  const { open } = useTable();
  const show = useCallback((seat: Seat) => open({ kind: 'player', seat }), [open]);
  return seats.map((seat) => (
    <AnySeatBoard key={seat} seat={seat} width={width} height={height} onOpen={show} />
  ));
}

const useEdge = themedStyles(({ colors }) => ({ edge: { borderRightColor: colors.border } }));

const styles = StyleSheet.create({
  beside: { flexGrow: 0, flexShrink: 0, borderRightWidth: stroke.hair },
  column: { padding: space.s, gap: space.s },
  above: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, padding: space.s },
});
