import { Text } from 'react-native';

/** The native component behind Text. */
export const HostText = Text;
