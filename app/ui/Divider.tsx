import { StyleSheet, View } from 'react-native';
import { useTheme } from './theme';
import { stroke } from './tokens/scale';

export function Divider() {
  const { colors } = useTheme();
  return <View role="presentation" style={[styles.rule, { backgroundColor: colors.border }]} />;
}

const styles = StyleSheet.create({ rule: { height: stroke.hair, alignSelf: 'stretch' } });
