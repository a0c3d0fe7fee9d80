import { memo } from 'react';
import { ScrollView, StyleSheet, View, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { WindowShape } from '#app/ui/base/windowShape';
import { themedStyles } from '#app/ui/theme/themed';
import { space } from '#app/ui/tokens/scale';
import { useAnchor, useScroll } from './anchors/anchors';
import { AroundTable } from './around/AroundTable';
import { Focus } from './decide/Focus';
import { useTableKeys } from './keys/useTableKeys';
import type { Plan } from './layout/plan';
import { useAround } from './layout/useAround';
import { usePlan } from './layout/usePlan';
import { PaneRoom } from './layout/useRoom';
import { useTable } from './model/TableContext';
import { sectionFor } from './model/tableModel';
import { Boards } from './panes/Boards';
import { LogPane, type TableChat } from './panes/LogPane';
import { OwnPane } from './panes/OwnPane';
import { PlayerStrip } from './panes/PlayerStrip';
import { Rail } from './panes/Rail';
import { SharedExtras } from './panes/SharedExtras';
import { SharedPane } from './panes/SharedPane';
import { TopLine } from './panes/TopLine';
import { Shelf } from './shelf/Shelf';
import { SectionTitle } from './widgets/SectionTitle';

export type TableLayoutProps = Readonly<{
  onLeave: () => void;
  onScore: () => void;
  onUndo: () => void;
  /** Shown beside the log if there is room. */
  chat?: TableChat;
}>;

/**
 * Lays out the same components in every window. Only their position changes, so rotating a phone or
 * resizing a window keeps everything that was picked.
 */
export const TableLayout = memo(function TableLayout(props: TableLayoutProps) {
  const { ground } = useGround();
  const insets = useSafeAreaInsets();
  useTableKeys({ onUndo: props.onUndo });
  const plan = usePlan();
  const around = useAround();
  const edges = {
    paddingTop: insets.top,
    paddingLeft: insets.left,
    paddingRight: insets.right,
  };
  return (
    <View style={[styles.fill, ground, around === null && edges]} testID="table">
      {around === null ? (
        <Workbench {...props} plan={plan} />
      ) : (
        <AroundTable around={around}>
          <Workbench {...props} plan={around.plan} />
        </AroundTable>
      )}
    </View>
  );
});

type WorkbenchProps = TableLayoutProps & Readonly<{ plan: Plan }>;

/** The part of the table for the deciding player. */
function Workbench({ plan, onLeave, onScore, onUndo, chat }: WorkbenchProps) {
  const { decision, view, snapshot } = useTable();
  const { shape } = plan;
  const look = LOOKS[shape];
  const focus = sectionFor(decision, view.role);
  const isLong = snapshot.covered || plan.cramped;
  return (
    <View style={[styles.fill, styles.middle, { width: plan.whole }]}>
      <View style={look.head}>
        <View style={plan.isMiddle ? styles.fill : [look.standing, isLong && look.plate]}>
          <TopLine onLeave={onLeave} />
        </View>
        {shape === 'tall' && <Boards key="boards" plan={plan} />}
        {plan.boards === 0 && !plan.isMiddle && (
          <View key="strip" style={look.strip}>
            <PlayerStrip />
          </View>
        )}
      </View>
      <View style={look.body}>
        {shape === 'wide' && <Boards key="boards" plan={plan} />}
        <View key="work" style={look.work}>
          <View style={look.top} ref={useAnchor('board')}>
            <ScrollView
              key="centre"
              ref={useScroll()}
              style={styles.fill}
              contentContainerStyle={styles.board}
            >
              <PaneRoom width={plan.centre} tall={plan.roomy}>
                <View
                  ref={useAnchor('boardTop')}
                  style={[styles.focus, { minHeight: plan.leastHeight }]}
                  testID={`decision-${decision}`}
                >
                  <SectionTitle />
                  <Focus />
                </View>
                {shape === 'narrow' && <SharedExtras />}
                {shape === 'narrow' && <Shelf focus={focus} />}
              </PaneRoom>
            </ScrollView>
            {plan.rail > 0 && <Rail key="rail" width={plan.rail} focus={focus} />}
            {shape === 'tall' && <SharedPane key="shared" width={plan.shared} focus={focus} />}
          </View>
          <OwnPane plan={plan} onUndo={onUndo} onScore={onScore} />
        </View>
        {shape === 'wide' && <SharedPane key="shared" width={plan.shared} focus={focus} />}
        {plan.log > 0 && <LogPane key="log" width={plan.log} chat={chat} />}
      </View>
    </View>
  );
}

const useGround = themedStyles(({ colors }) => ({
  ground: { backgroundColor: colors.background },
}));

const styles = StyleSheet.create({
  fill: { flex: 1 },
  middle: { alignSelf: 'center' },
  board: { padding: space.s, gap: space.m, flexGrow: 1 },
  focus: { flexGrow: 1, justifyContent: 'center' },
});

/** `plate`: the decider's name stands beside hidden information, or is large. */
type Part = 'head' | 'standing' | 'plate' | 'strip' | 'body' | 'work' | 'top';
type Look = Readonly<Record<Part, ViewStyle>>;

const row = { flex: 1, flexDirection: 'row' } as const;
const column: Look = {
  head: {},
  standing: {},
  plate: {},
  strip: {},
  body: { flex: 1 },
  work: { flex: 1 },
  top: { flex: 1 },
};

const LOOKS: Readonly<Record<WindowShape, Look>> = {
  narrow: column,
  short: {
    ...column,
    head: { flexDirection: 'row', alignItems: 'center' },
    standing: { width: '37%', minWidth: 216 },
    plate: { width: '50%' },
    strip: { flex: 1 },
    work: row,
    top: row,
  },
  tall: { ...column, top: row },
  wide: { ...column, body: row },
};
