import { StyleSheet, View } from 'react-native';
import { space } from '../../../ui/tokens/scale';
import { GoalStrip } from '../../goals/GoalStrip';
import { Forecasts } from '../../puertoma/Forecasts';

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
