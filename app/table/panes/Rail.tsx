import { ScrollView, StyleSheet } from 'react-native';
import { PaneRoom } from '#app/table/layout/useRoom';
import type { Section } from '#app/table/model/tableModel';
import { Shelf } from '#app/table/shelf/Shelf';
import { space } from '#app/ui/tokens/scale';
import { SharedExtras } from './SharedExtras';

type RailProps = Readonly<{ width: number; focus: Section }>;

/** The shelf beside the decision, for windows with little height. */
export function Rail({ width, focus }: RailProps) {
  return (
    <ScrollView
      style={[styles.rail, { width }]}
      contentContainerStyle={styles.content}
      // A scroll bar would take too much of the narrow width.
      showsVerticalScrollIndicator={false}
    >
      <PaneRoom width={width} tall={false}>
        <SharedExtras />
        <Shelf focus={focus} upright />
      </PaneRoom>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  rail: { flexGrow: 0, flexShrink: 0 },
  content: { flexGrow: 1, gap: space.xs, paddingVertical: space.xs, paddingRight: space.xs },
});
