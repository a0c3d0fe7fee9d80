import {
  DefaultTheme,
  NavigationContainer,
  type Theme,
  useNavigationContainerRef,
} from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import * as SplashScreen from 'expo-splash-screen';
import { useMemo } from 'react';
import type { Routes } from '#app/routes/routes';
import { HomeScreen } from '#app/screens/home/HomeScreen';
import { NotFoundScreen } from '#app/screens/NotFoundScreen';
import { useTheme } from '#app/ui/theme/theme';
import { endFirstPage } from '#app/web/page';
import { watchForUpdates } from '#app/web/updates';
import { useT } from '#i18n/react';
import { linking } from './linking';
import { PageTitle } from './PageTitle';
import { fetchScreens, screens } from './screens';

const Stack = createNativeStackNavigator<Routes>();

/** Gives the navigator the app's colours, because they show between screens. */
function useNavigationTheme(): Theme {
  const { name, colors } = useTheme();
  return useMemo(
    () => ({
      ...DefaultTheme,
      dark: name === 'dark',
      colors: {
        primary: colors.primary,
        background: colors.background,
        card: colors.surface,
        text: colors.text,
        border: colors.border,
        notification: colors.accent,
      },
    }),
    [name, colors],
  );
}

export function Navigation() {
  const t = useT();
  const container = useNavigationContainerRef<Routes>();
  const ready = () => {
    SplashScreen.hide();
    endFirstPage();
    fetchScreens();
    watchForUpdates();
  };
  return (
    <NavigationContainer
      linking={linking}
      theme={useNavigationTheme()}
      ref={container}
      documentTitle={{ enabled: false }}
      onReady={ready}
    >
      <PageTitle container={container} />
      <Stack.Navigator initialRouteName="Home" screenOptions={{ headerShown: false }}>
        <Stack.Screen name="Home" component={HomeScreen} />
        <Stack.Screen
          name="NewGame"
          component={screens.NewGameScreen}
          options={{ title: t('ui:newGame.title') }}
        />
        <Stack.Screen
          name="Lessons"
          component={screens.LessonsScreen}
          options={{ title: t('ui:lessons.title') }}
        />
        <Stack.Screen name="Lesson" component={screens.LessonScreen} />
        <Stack.Screen name="Game" component={screens.GameRoute} />
        <Stack.Screen
          name="Score"
          component={screens.ScoreRoute}
          options={{ title: t('ui:score.title') }}
        />
        <Stack.Screen
          name="Review"
          component={screens.ReviewRoute}
          options={{ title: t('ui:review.title') }}
        />
        <Stack.Screen
          name="Saves"
          component={screens.SavesScreen}
          options={{ title: t('ui:saves.title') }}
        />
        <Stack.Screen
          name="Rules"
          component={screens.RulesScreen}
          options={{ title: t('ui:reference.title') }}
        />
        <Stack.Screen
          name="Settings"
          component={screens.SettingsScreen}
          options={{ title: t('ui:settings.title') }}
        />
        <Stack.Screen
          name="Online"
          component={screens.OnlineScreen}
          options={{ title: t('ui:online.title') }}
        />
        <Stack.Screen
          name="NewMatch"
          component={screens.NewMatchScreen}
          options={{ title: t('ui:online.newMatch') }}
        />
        <Stack.Screen
          name="PublicMatches"
          component={screens.PublicMatchesScreen}
          options={{ title: t('ui:online.public') }}
        />
        <Stack.Screen
          name="Account"
          component={screens.AccountScreen}
          options={{ title: t('ui:online.accountTitle') }}
        />
        <Stack.Screen
          name="Privacy"
          component={screens.PrivacyScreen}
          options={{ title: t('ui:people.privacy') }}
        />
        <Stack.Screen
          name="Join"
          component={screens.JoinScreen}
          options={{ title: t('ui:online.joinTitle') }}
        />
        <Stack.Screen name="Match" component={screens.MatchRoute} />
        <Stack.Screen
          name="MatchScore"
          component={screens.MatchScoreScreen}
          options={{ title: t('ui:online.result') }}
        />
        <Stack.Screen
          name="MatchReview"
          component={screens.MatchReviewRoute}
          options={{ title: t('ui:review.title') }}
        />
        <Stack.Screen
          name="Chat"
          component={screens.ChatScreen}
          options={{ title: t('ui:online.chat') }}
        />
        <Stack.Screen name="NotFound" component={NotFoundScreen} />
      </Stack.Navigator>
    </NavigationContainer>
  );
}
