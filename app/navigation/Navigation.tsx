import { DefaultTheme, NavigationContainer, type Theme } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useMemo } from 'react';
import { useT } from '../../src/i18n/react';
import { GameRoute } from '../screens/game/GameRoute';
import { HomeScreen } from '../screens/home/HomeScreen';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { NewGameScreen } from '../screens/newGame/NewGameScreen';
import { AccountScreen } from '../screens/online/AccountScreen';
import { ChatScreen } from '../screens/online/ChatScreen';
import { JoinScreen } from '../screens/online/JoinScreen';
import { MatchRoute } from '../screens/online/MatchRoute';
import { MatchScoreScreen } from '../screens/online/MatchScoreScreen';
import { NewMatchScreen } from '../screens/online/NewMatchScreen';
import { OnlineScreen } from '../screens/online/OnlineScreen';
import { PublicMatchesScreen } from '../screens/online/PublicMatchesScreen';
import { RulesScreen } from '../screens/rules/RulesScreen';
import { SavesScreen } from '../screens/saves/SavesScreen';
import { ScoreRoute } from '../screens/score/ScoreRoute';
import { SettingsScreen } from '../screens/settings/SettingsScreen';
import { useTheme } from '../ui/theme';
import { linking } from './linking';
import type { Routes } from './routes';

const Stack = createNativeStackNavigator<Routes>();
const APP_NAME = 'Borinquen';

/** The navigator's own colours show between screens, so they are ours too. */
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
  const formatter = (options?: { title?: string }) =>
    options?.title ? `${options.title} · ${APP_NAME}` : APP_NAME;
  return (
    <NavigationContainer
      linking={linking}
      theme={useNavigationTheme()}
      documentTitle={{ formatter }}
    >
      <Stack.Navigator initialRouteName="Home" screenOptions={{ headerShown: false }}>
        <Stack.Screen name="Home" component={HomeScreen} />
        <Stack.Screen
          name="NewGame"
          component={NewGameScreen}
          options={{ title: t('ui:newGame.title') }}
        />
        <Stack.Screen name="Game" component={GameRoute} />
        <Stack.Screen
          name="Score"
          component={ScoreRoute}
          options={{ title: t('ui:score.title') }}
        />
        <Stack.Screen
          name="Saves"
          component={SavesScreen}
          options={{ title: t('ui:saves.title') }}
        />
        <Stack.Screen
          name="Rules"
          component={RulesScreen}
          options={{ title: t('ui:reference.title') }}
        />
        <Stack.Screen
          name="Settings"
          component={SettingsScreen}
          options={{ title: t('ui:settings.title') }}
        />
        <Stack.Screen
          name="Online"
          component={OnlineScreen}
          options={{ title: t('ui:online.title') }}
        />
        <Stack.Screen
          name="NewMatch"
          component={NewMatchScreen}
          options={{ title: t('ui:online.newMatch') }}
        />
        <Stack.Screen
          name="PublicMatches"
          component={PublicMatchesScreen}
          options={{ title: t('ui:online.public') }}
        />
        <Stack.Screen
          name="Account"
          component={AccountScreen}
          options={{ title: t('ui:online.accountTitle') }}
        />
        <Stack.Screen
          name="Join"
          component={JoinScreen}
          options={{ title: t('ui:online.joinTitle') }}
        />
        <Stack.Screen name="Match" component={MatchRoute} />
        <Stack.Screen
          name="MatchScore"
          component={MatchScoreScreen}
          options={{ title: t('ui:online.result') }}
        />
        <Stack.Screen name="Chat" component={ChatScreen} options={{ title: t('ui:online.chat') }} />
        <Stack.Screen name="NotFound" component={NotFoundScreen} />
      </Stack.Navigator>
    </NavigationContainer>
  );
}
