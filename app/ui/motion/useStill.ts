import { useReducedMotion } from 'react-native-reanimated';

/** Whether the system asks for less motion. */
export const useStill = useReducedMotion;
