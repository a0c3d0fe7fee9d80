import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Session } from '#session/session';
import { FacingDecider } from './around/FacingDecider';
import { TableLegend } from './legend/TableLegend';
import { CatchUpPanel } from './log/catchUp/CatchUpPanel';
import { useCatchUp } from './log/catchUp/useCatchUp';
import { TableProvider } from './model/TableContext';
import type { Choosing, TableModel } from './model/tableModel';
import { useTableModel } from './model/useTableModel';
import { AnimationLayer } from './motion/AnimationLayer';
import { Announcements } from './motion/Announcements';
import { useAnimationQueue } from './motion/useAnimationQueue';
import { type PlacedMoves, usePlacedMoves } from './motion/usePlacedMoves';
import type { TableChat } from './panes/LogPane';
import { HandOver } from './share/HandOver';
import { TableLayout } from './TableLayout';
import { TableSheets } from './TableSheets';

export type TableScreenProps = Readonly<{
  session: Session;
  onLeave: () => void;
  onScore: () => void;
  onRules?: (topic?: string) => void;
  /** Shown beside the log if the window has room for both. */
  chat?: TableChat;
}>;

/** The table of a local or online game, hidden while the device changes hands. */
export function TableScreen({ session, onLeave, onScore, onRules, chat }: TableScreenProps) {
  const { model, choosing, cover } = useTableModel(session, onRules);
  const { snapshot } = model;
  const { handOverTo } = snapshot;
  const catchUp = useCatchUp(snapshot, model.voice);
  const queue = useAnimationQueue(catchUp.log);
  const held = queue.hasMore || (handOverTo !== null && queue.isBusy);
  const hidden = handOverTo !== null && !held;
  const covered = hidden || cover.kind !== 'none';
  const shown = useShownTable({ model, choosing }, { held, covered });
  const moves = usePlacedMoves(queue, held || shown.model === model);
  useSeen(session, snapshot.log.length);
  return (
    <View style={styles.screen}>
      {/* The table is covered, not unmounted, so that the next person need not wait for it. */}
      <View
        style={styles.screen}
        accessibilityElementsHidden={hidden}
        importantForAccessibility={hidden ? 'no-hide-descendants' : 'auto'}
      >
        <SeatedTable
          {...shown}
          cover={cover}
          moves={moves}
          onLeave={onLeave}
          onScore={onScore}
          onUndo={session.undo}
          chat={chat}
        />
      </View>
      {!hidden && <CatchUpPanel catchUp={catchUp} />}
      {hidden && (
        <HandOver
          snapshot={snapshot}
          to={handOverTo}
          onTake={session.takePhone}
          onUndo={session.undo}
          onLeave={onLeave}
        />
      )}
    </View>
  );
}

type Shown = Readonly<{ model: TableModel; choosing: Choosing }>;
type Curtain = Readonly<{
  /** Pieces are still moving, so the next state must wait. */
  held: boolean;
  /** Something covers the table. */
  covered: boolean;
}>;

/**
 * Shows the next state, possibly of the next person, after the animation of the last one. A table
 * that is or was just covered is rendered as a deferred update, so that it delays nothing else.
 */
function useShownTable(now: Shown, { held, covered }: Curtain): Shown {
  const last = useRef({ ...now, covered });
  const next = held ? last.current : now;
  const laid = useDeferredValue(next.model);
  const model = covered || last.current.covered ? laid : next.model;
  const { choosing } = next;
  useEffect(() => {
    last.current = { model, choosing, covered };
  }, [model, choosing, covered]);
  return { model, choosing };
}

type SeatedTableProps = Omit<TableScreenProps, 'session' | 'onRules'> &
  ReturnType<typeof useTableModel> &
  Readonly<{ moves: PlacedMoves; onUndo: () => void }>;

const SeatedTable = memo(function SeatedTable(props: SeatedTableProps) {
  const { model, choosing, cover, moves } = props;
  return (
    <TableProvider model={model} choosing={choosing} cover={cover}>
      <AnimationLayer moves={moves}>
        <TableLayout
          onLeave={props.onLeave}
          onScore={props.onScore}
          onUndo={props.onUndo}
          chat={props.chat}
        />
      </AnimationLayer>
      <TableLegend />
      <FacingDecider>
        <Announcements />
        <TableSheets />
      </FacingDecider>
    </TableProvider>
  );
});

/** Time on the screen after which entries count as seen, in milliseconds. */
const A_GLANCE = 2000;

/** Log entries count as seen after a while on the screen, or when it closes. */
function useSeen(session: Session, length: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new log entry restarts the timer
  useEffect(() => {
    const seen = setTimeout(session.markSeen, A_GLANCE);
    return () => clearTimeout(seen);
  }, [session, length]);
  useEffect(() => () => session.markSeen(), [session]);
}

const styles = StyleSheet.create({ screen: { flex: 1 } });
