import { StyleSheet, View } from 'react-native';
import { OwnCards } from '#app/table/cards/OwnCards';
import { space } from '#app/ui/tokens/scale';

/** Module additions below the own board, such as cards. Each is empty in games without it. */
export function OwnExtras() {
  return (
    <View style={styles.extras}>
      <OwnCards />
    </View>
  );
}

const styles = StyleSheet.create({ extras: { gap: space.xs } });
