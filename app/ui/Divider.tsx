import { View } from 'react-native';
import { themedStyles } from './theme/themed';
import { stroke } from './tokens/scale';

export function Divider() {
  return <View role="presentation" style={useStyles().rule} />;
}

const useStyles = themedStyles(({ colors }) => ({
  rule: { height: stroke.hair, alignSelf: 'stretch', backgroundColor: colors.border },
}));
