import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Board } from '#app/table/decide/Focus';
import { PaneRoom } from '#app/table/layout/useRoom';
import { useTable } from '#app/table/model/TableContext';
import type { Section } from '#app/table/model/tableModel';
import { Shelf } from '#app/table/shelf/Shelf';
import { Heading } from '#app/table/widgets/Heading';
import { themedStyles } from '#app/ui/theme/themed';
import { space, stroke } from '#app/ui/tokens/scale';
import { SharedExtras } from './SharedExtras';

type SharedPaneProps = Readonly<{ width: number; focus: Section }>;

/** The open shared board: the market, or the roles while the market is the decision. */
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
