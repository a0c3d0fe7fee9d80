import { addNetworkStateListener } from 'expo-network';
import { AppState } from 'react-native';
import type { NetworkChange } from './watchNetwork';

/** Reports when the phone goes offline or online and when the app returns to the foreground. */
export function watchNetwork(tell: (change: NetworkChange) => void): void {
  addNetworkStateListener(({ isConnected }) => {
    if (isConnected !== undefined) tell(isConnected ? 'online' : 'offline');
  });
  AppState.addEventListener('change', (state) => {
    if (state === 'active') tell('resumed');
  });
}
