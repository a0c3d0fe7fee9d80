import { StyleSheet, View } from 'react-native';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import { describe } from '#app/text/describe';
import { Text } from '#app/ui/base/Text';
import { PressableCard } from '#app/ui/Card';
import { space } from '#app/ui/tokens/scale';
import { type Action, isRare } from '#engine';

type ActionListProps = Readonly<{ actions: readonly Action[] }>;

/** Choices without their own picture on the table, in words. */
export function ActionList({ actions }: ActionListProps) {
  const { state, owner, voice, pick, act } = useTable();
  const { draft } = useChoosing();
  const listed = actions.filter((action) => action.type !== 'pass' && !isRare(action));
  return (
    <View style={styles.list}>
      {listed.map((action, at) => {
        const text = describe(action, state, owner, voice);
        const chosen = draft === action;
        return (
          <PressableCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is new for every decision
            key={at}
            label={text}
            onPress={() => (chosen ? act(action) : pick(action))}
            tone={chosen ? 'chosen' : 'legal'}
            state={{ selected: chosen }}
            testID={`choice-${at}`}
          >
            <Text variant="bodyStrong">{text}</Text>
          </PressableCard>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: space.s } });
