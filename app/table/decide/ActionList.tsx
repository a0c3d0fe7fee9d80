import { StyleSheet, View } from 'react-native';
import { type Action, isRare } from '../../../src/engine';
import { PressableCard } from '../../ui/Card';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens/scale';
import { useChoosing, useTable } from '../model/TableContext';
import { describe } from '../story/describe';

type ActionListProps = Readonly<{ actions: readonly Action[] }>;

/** Choices that have no picture of their own on the table, in words. */
export function ActionList({ actions }: ActionListProps) {
  const { table, owner, voice, pick, act } = useTable();
  const { draft } = useChoosing();
  const listed = actions.filter((action) => action.type !== 'pass' && !isRare(action));
  return (
    <View style={styles.list}>
      {listed.map((action, at) => {
        const text = describe(action, table, owner, voice);
        const chosen = draft === action;
        return (
          <PressableCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is remade with every decision
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
