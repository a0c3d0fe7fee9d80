import type { LinkingOptions } from '@react-navigation/native';
import { createURL } from 'expo-linking';
import { Linking } from 'react-native';
import { SCHEME, SITE, schemeLinkTo } from '#app/routes/links';
import type { Routes } from '#app/routes/routes';
import { pathOfFirstPush, watchPushes } from './pushLinks';

/** Paths of the screens, for the browser, the web site and the scheme. Home is below all others. */
export const linking: LinkingOptions<Routes> = {
  prefixes: [createURL('/'), SITE, SCHEME],
  /** A tapped push message opens the app like a link. */
  async getInitialURL() {
    const path = pathOfFirstPush();
    return path === null ? Linking.getInitialURL() : schemeLinkTo(path);
  },
  subscribe(open) {
    const links = Linking.addEventListener('url', ({ url }) => open(url));
    const stop = watchPushes((path) => open(schemeLinkTo(path)));
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
      Lessons: 'learn',
      Lesson: 'learn/:id',
      Game: 'game/:id',
      Score: 'score/:id',
      Review: 'review/:id',
      Online: 'online',
      NewMatch: 'online/new',
      PublicMatches: 'online/public',
      Account: 'online/account',
      Privacy: 'privacy',
      Join: 'join/:code?',
      Match: 'match/:id',
      MatchScore: 'match/:id/score',
      MatchReview: 'match/:id/review',
      Chat: 'match/:id/chat',
      NotFound: '*',
    },
  },
};
