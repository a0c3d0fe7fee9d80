import { LessonScreen } from '../learn/LessonScreen';
import { LessonsScreen } from '../learn/LessonsScreen';
import { GameRoute } from '../screens/game/GameRoute';
import { NewGameScreen } from '../screens/newGame/NewGameScreen';
import { AccountScreen } from '../screens/online/AccountScreen';
import { ChatScreen } from '../screens/online/ChatScreen';
import { JoinScreen } from '../screens/online/JoinScreen';
import { MatchRoute } from '../screens/online/MatchRoute';
import { MatchScoreScreen } from '../screens/online/MatchScoreScreen';
import { NewMatchScreen } from '../screens/online/NewMatchScreen';
import { OnlineScreen } from '../screens/online/OnlineScreen';
import { PrivacyScreen } from '../screens/online/PrivacyScreen';
import { PublicMatchesScreen } from '../screens/online/PublicMatchesScreen';
import { RulesScreen } from '../screens/rules/RulesScreen';
import { SavesScreen } from '../screens/saves/SavesScreen';
import { ScoreRoute } from '../screens/score/ScoreRoute';
import { SettingsScreen } from '../screens/settings/SettingsScreen';
import { MatchStoryRoute } from '../screens/story/MatchStoryRoute';
import { StoryRoute } from '../screens/story/StoryRoute';

/** All screens but the first one, which is there before the others are loaded. */
export const allScreens = {
  LessonScreen,
  LessonsScreen,
  GameRoute,
  NewGameScreen,
  AccountScreen,
  ChatScreen,
  JoinScreen,
  MatchRoute,
  MatchScoreScreen,
  NewMatchScreen,
  OnlineScreen,
  PrivacyScreen,
  PublicMatchesScreen,
  RulesScreen,
  SavesScreen,
  ScoreRoute,
  SettingsScreen,
  MatchStoryRoute,
  StoryRoute,
};
