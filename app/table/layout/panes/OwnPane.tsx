import { ScrollView, StyleSheet, View } from 'react-native';
import { themedStyles } from '../../../ui/themed';
import { stroke } from '../../../ui/tokens/scale';
import { OwnBoard } from '../../player/OwnBoard';
import { PromptBar } from '../PromptBar';
import type { Plan } from '../plan';
import { OwnExtras } from '../slots/OwnExtras';
import { PaneRoom } from '../useRoom';

type OwnPaneProps = Readonly<{ plan: Plan; onUndo: () => void; onScore: () => void }>;

/** One's own board above what is asked: at the thumb, below or beside the decision. */
export function OwnPane({ plan, onUndo, onScore }: OwnPaneProps) {
  const { edge } = useEdge();
  const prompt = <PromptBar onUndo={onUndo} onScore={onScore} />;
  const board = plan.isMiddle ? null : (
    <>
      <OwnBoard stacked={plan.shape === 'short'} folded={plan.cramped} />
      <OwnExtras />
    </>
  );
  return (
    <PaneRoom width={plan.own} tall={plan.roomy}>
      {plan.shape === 'short' ? (
        <View style={[styles.beside, edge, { width: plan.own }]}>
          <ScrollView style={styles.fill}>{board}</ScrollView>
          {prompt}
        </View>
      ) : (
        <View>
          {board}
          {prompt}
        </View>
      )}
    </PaneRoom>
  );
}

const useEdge = themedStyles(({ colors }) => ({
  edge: { borderLeftColor: colors.border, backgroundColor: colors.surface },
}));

const styles = StyleSheet.create({
  beside: { borderLeftWidth: stroke.hair },
  fill: { flex: 1 },
});
