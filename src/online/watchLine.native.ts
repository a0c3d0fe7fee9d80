import { addNetworkStateListener } from 'expo-network';
import { AppState } from 'react-native';
import type { LineNews } from './watchLine';

/** Tells when the phone loses its connection or has one again, and when the app comes to the front. */
export function watchLine(tell: (news: LineNews) => void): void {
  addNetworkStateListener(({ isConnected }) => {
    if (isConnected !== undefined) tell(isConnected ? 'back' : 'lost');
  });
  AppState.addEventListener('change', (state) => {
    if (state === 'active') tell('awake');
  });
}
