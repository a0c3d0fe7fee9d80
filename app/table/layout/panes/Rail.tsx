import { ScrollView, StyleSheet } from 'react-native';
import { space } from '../../../ui/tokens/scale';
import type { Section } from '../../model/tableModel';
import { Shelf } from '../Shelf';
import { SharedExtras } from '../slots/SharedExtras';
import { PaneRoom } from '../useRoom';

type RailProps = Readonly<{ width: number; focus: Section }>;

/** The shelf beside the decision, where a window has no height to spare. */
export function Rail({ width, focus }: RailProps) {
  return (
    <ScrollView
      style={[styles.rail, { width }]}
      contentContainerStyle={styles.content}
      // As broad as a part of what it would stand beside.
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
