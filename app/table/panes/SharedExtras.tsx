import { StyleSheet, View } from 'react-native';
import { GoalStrip } from '#app/table/goals/GoalStrip';
import { Forecasts } from '#app/table/puertoma/Forecasts';
import { space } from '#app/ui/tokens/scale';

/**
 * Module additions to the shared board, above its shelf. Each is a strip small enough for a phone,
 * and empty in games without it.
 */
export function SharedExtras() {
  return (
    <View style={styles.extras}>
      <Forecasts />
      <GoalStrip />
    </View>
  );
}

const styles = StyleSheet.create({ extras: { gap: space.xs } });
