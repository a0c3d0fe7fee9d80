import { type ComponentType, lazy, Suspense } from 'react';
import { LoadingScreen } from '#app/screens/shared/LoadingScreen';
import type { allScreens } from './allScreens';

type Screens = typeof allScreens;

/** One bundle for all screens. Code shared by several bundles would move into the first one. */
const load = () => import('./allScreens');

/** Prefetches the other screens. */
export function fetchScreens(): void {
  void load().catch(() => undefined);
}

function later<Name extends keyof Screens>(name: Name): Screens[Name] {
  const Loaded = lazy(async () => ({
    // `Screen` below passes the props of this screen.
    default: (await load()).allScreens[name] as ComponentType<object>,
  }));
  const Screen = (props: object) => (
    <Suspense fallback={<LoadingScreen />}>
      <Loaded {...props} />
    </Suspense>
  );
  // It has the props of the screen that it shows.
  return Screen as Screens[Name];
}

export const screens: Screens = {
  LessonScreen: later('LessonScreen'),
  LessonsScreen: later('LessonsScreen'),
  GameRoute: later('GameRoute'),
  NewGameScreen: later('NewGameScreen'),
  AccountScreen: later('AccountScreen'),
  ChatScreen: later('ChatScreen'),
  JoinScreen: later('JoinScreen'),
  MatchRoute: later('MatchRoute'),
  MatchScoreScreen: later('MatchScoreScreen'),
  NewMatchScreen: later('NewMatchScreen'),
  OnlineScreen: later('OnlineScreen'),
  PrivacyScreen: later('PrivacyScreen'),
  PublicMatchesScreen: later('PublicMatchesScreen'),
  RulesScreen: later('RulesScreen'),
  SavesScreen: later('SavesScreen'),
  ScoreRoute: later('ScoreRoute'),
  SettingsScreen: later('SettingsScreen'),
  MatchReviewRoute: later('MatchReviewRoute'),
  ReviewRoute: later('ReviewRoute'),
};
