import { Text } from 'react-native';

/** What our Text is made of on this platform. */
export const HostText = Text;
