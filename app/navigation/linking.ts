import type { LinkingOptions } from '@react-navigation/native';
import { createURL } from 'expo-linking';
import { Linking } from 'react-native';
import { pathOfFirstPush, watchPushes } from './pushLinks';
import type { Routes } from './routes';

/** Addresses, the same in the browser and behind borinquen://. Home lies under every one of them. */
export const linking: LinkingOptions<Routes> = {
  prefixes: [createURL('/'), 'borinquen://'],
  /** A message that was tapped opens the app like a link. */
  async getInitialURL() {
    const path = pathOfFirstPush();
    return path === null ? Linking.getInitialURL() : createURL(path);
  },
  subscribe(open) {
    const links = Linking.addEventListener('url', ({ url }) => open(url));
    const stop = watchPushes((path) => open(createURL(path)));
    return () => {
      links.remove();
      stop();
    };
  },
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
      Online: 'online',
      NewMatch: 'online/new',
      PublicMatches: 'online/public',
      Account: 'online/account',
      Join: 'join/:code?',
      Match: 'match/:id',
      MatchScore: 'match/:id/score',
      Chat: 'match/:id/chat',
      NotFound: '*',
    },
  },
};
