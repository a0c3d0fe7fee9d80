import { memo, useEffect, useMemo, useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Session } from '../../src/session/session';
import { useTheme } from '../ui/theme';
import { columnWidth, space } from '../ui/tokens/scale';
import { Focus } from './decide/Focus';
import { PlayerStrip } from './layout/PlayerStrip';
import { PromptBar } from './layout/PromptBar';
import { SectionTitle } from './layout/SectionTitle';
import { Shelf } from './layout/Shelf';
import { TopLine } from './layout/TopLine';
import { TableProvider, useTable } from './model/TableContext';
import { sectionFor } from './model/tableModel';
import { useTableModel } from './model/useTableModel';
import { FlightDeck } from './motion/FlightDeck';
import { OwnBoard } from './player/OwnBoard';
import { HandOver } from './story/HandOver';
import { TableSheets } from './TableSheets';

export type TableScreenProps = Readonly<{
  session: Session;
  onLeave: () => void;
  onScore: () => void;
  onRules?: (topic?: string) => void;
}>;

/** The table, wherever the game is played; hidden while the phone changes hands. */
export function TableScreen({ session, onLeave, onScore, onRules }: TableScreenProps) {
  const { model, choosing, sheet } = useTableModel(session);
  const { snapshot } = model;
  const { handOverTo } = snapshot;
  const shown = useRef(model);
  if (handOverTo === null) shown.current = model;
  useSeen(session, snapshot.log.length);
  return (
    <View style={styles.screen}>
      {/* It stays as it was, so that the next person has it at once. */}
      <View
        style={handOverTo === null ? styles.screen : styles.away}
        aria-hidden={handOverTo !== null}
      >
        <SeatedTable
          model={shown.current}
          choosing={choosing}
          sheet={sheet}
          onLeave={onLeave}
          onScore={onScore}
          onUndo={session.undo}
          onRules={onRules}
        />
      </View>
      {handOverTo !== null && (
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

type SeatedTableProps = Omit<TableScreenProps, 'session'> &
  ReturnType<typeof useTableModel> &
  Readonly<{ onUndo: () => void }>;

const SeatedTable = memo(function SeatedTable(props: SeatedTableProps) {
  const { model, choosing, sheet, onRules } = props;
  const showRules = useMemo(() => onRules && (() => onRules()), [onRules]);
  return (
    <TableProvider model={model} choosing={choosing} sheet={sheet}>
      <FlightDeck log={model.snapshot.log}>
        <TableLayout
          onLeave={props.onLeave}
          onScore={props.onScore}
          onUndo={props.onUndo}
          onRules={showRules}
        />
      </FlightDeck>
      <TableSheets />
    </TableProvider>
  );
});

/** How long something is on the screen before it counts as seen; milliseconds. */
const A_GLANCE = 2000;

/** What has been on the screen for a while, or was there when it closed, is seen. */
function useSeen(session: Session, length: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new entry of the log starts the glance again
  useEffect(() => {
    const seen = setTimeout(session.markSeen, A_GLANCE);
    return () => clearTimeout(seen);
  }, [session, length]);
  useEffect(() => () => session.markSeen(), [session]);
}

type TableLayoutProps = Readonly<{
  onLeave: () => void;
  onScore: () => void;
  onUndo: () => void;
  onRules?: () => void;
}>;

function TableLayout({ onLeave, onScore, onUndo, onRules }: TableLayoutProps) {
  const { decision, view } = useTable();
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const frame = { backgroundColor: colors.background, paddingTop: insets.top };
  return (
    <View style={[styles.screen, frame]} testID="table">
      <View style={styles.column}>
        <TopLine onLeave={onLeave} onRules={onRules} />
        <PlayerStrip />
        <ScrollView style={styles.fill} contentContainerStyle={styles.board}>
          <View style={styles.focus} testID={`decision-${decision}`}>
            <SectionTitle />
            <Focus />
          </View>
          <Shelf focus={sectionFor(decision, view.role)} />
        </ScrollView>
        <OwnBoard />
        <PromptBar onUndo={onUndo} onScore={onScore} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  away: { display: 'none' },
  column: { flex: 1, width: '100%', maxWidth: columnWidth, alignSelf: 'center' },
  fill: { flex: 1 },
  board: { padding: space.s, gap: space.m, flexGrow: 1 },
  focus: { flexGrow: 1, justifyContent: 'center' },
});
