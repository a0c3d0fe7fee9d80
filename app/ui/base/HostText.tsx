import { Text } from 'react-native';

/** The native component behind our Text. */
export const HostText = Text;
