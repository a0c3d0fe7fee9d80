import type { LinkingOptions } from '@react-navigation/native';
import { createURL } from 'expo-linking';
import type { Routes } from './routes';

/** Addresses, the same in the browser and behind borinquen://. Home lies under every one of them. */
export const linking: LinkingOptions<Routes> = {
  prefixes: [createURL('/'), 'borinquen://'],
  config: {
    initialRouteName: 'Home',
    screens: {
      Home: '',
      NewGame: 'new',
      Saves: 'saves',
      Settings: 'settings',
      Rules: 'rules/:topic?',
      Game: 'game/:id',
      Score: 'score/:id',
      NotFound: '*',
    },
  },
};
