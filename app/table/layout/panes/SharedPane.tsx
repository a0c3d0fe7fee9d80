import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { themedStyles } from '../../../ui/themed';
import { space, stroke } from '../../../ui/tokens/scale';
import { Board } from '../../decide/Focus';
import { useTable } from '../../model/TableContext';
import type { Section } from '../../model/tableModel';
import { Heading } from '../Heading';
import { Shelf } from '../Shelf';
import { SharedExtras } from '../slots/SharedExtras';
import { PaneRoom } from '../useRoom';

type SharedPaneProps = Readonly<{ width: number; focus: Section }>;

/** The shared board, opened: the market above all, or the roles while the market is the decision. */
export function SharedPane({ width, focus }: SharedPaneProps) {
  const { voice } = useTable();
  const { edge } = useEdge();
  const { bottom } = useSafeAreaInsets();
  const opened: Section = focus === 'market' ? 'roles' : 'market';
  return (
    <ScrollView
      style={[styles.pane, edge, { width }]}
      contentContainerStyle={[styles.content, { paddingBottom: space.s + bottom }]}
      testID="shared-pane"
    >
      <PaneRoom width={width} tall={false}>
        <Shelf focus={focus} opened={opened} />
        <SharedExtras />
        <View>
          <Heading text={voice.t(`ui:table.section.${opened}`)} />
          <Board section={opened} />
        </View>
      </PaneRoom>
    </ScrollView>
  );
}

const useEdge = themedStyles(({ colors }) => ({ edge: { borderLeftColor: colors.border } }));

const styles = StyleSheet.create({
  pane: { flexGrow: 0, flexShrink: 0, borderLeftWidth: stroke.hair },
  content: { padding: space.s, gap: space.m },
});
