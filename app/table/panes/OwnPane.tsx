import { ScrollView, StyleSheet, View } from 'react-native';
import type { Plan } from '#app/table/layout/plan';
import { PaneRoom } from '#app/table/layout/useRoom';
import { OwnBoard } from '#app/table/player/OwnBoard';
import { PromptBar } from '#app/table/prompt/PromptBar';
import { themedStyles } from '#app/ui/theme/themed';
import { stroke } from '#app/ui/tokens/scale';
import { OwnExtras } from './OwnExtras';

type OwnPaneProps = Readonly<{ plan: Plan; onUndo: () => void; onScore: () => void }>;

/** The own board above the prompt, below or beside the decision. */
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
