import { useNavigation } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import { useCallback } from 'react';
import type { Routes } from './routes';

export type Navigator = NativeStackNavigationProp<Routes>;

export function useNavigator(): Navigator {
  return useNavigation<Navigator>();
}

/** Goes back, or home if there is no screen to go back to. */
export function useBack(): () => void {
  const navigator = useNavigator();
  return useCallback(() => {
    if (navigator.canGoBack()) navigator.goBack();
    else navigator.replace('Home');
  }, [navigator]);
}
