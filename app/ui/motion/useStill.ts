import { useReducedMotion } from 'react-native-reanimated';

/** Whether the system asks for reduced motion. */
export const useStill = useReducedMotion;
