import { StyleSheet, View } from 'react-native';
import { GoalStrip } from '#app/table/goals/GoalStrip';
import { Forecasts } from '#app/table/puertoma/Forecasts';
import { space } from '#app/ui/tokens/scale';

/**
 * What modules add to the shared board, above its shelf: a strip for each, small enough for a phone.
 * Each is nothing in games without it.
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
