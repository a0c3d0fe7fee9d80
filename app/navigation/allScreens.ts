import { LessonScreen } from '#app/learn/LessonScreen';
import { LessonsScreen } from '#app/learn/LessonsScreen';
import { GameRoute } from '#app/screens/game/GameRoute';
import { NewGameScreen } from '#app/screens/newGame/NewGameScreen';
import { AccountScreen } from '#app/screens/online/AccountScreen';
import { ChatScreen } from '#app/screens/online/ChatScreen';
import { JoinScreen } from '#app/screens/online/JoinScreen';
import { MatchReviewRoute } from '#app/screens/online/MatchReviewRoute';
import { MatchRoute } from '#app/screens/online/MatchRoute';
import { MatchScoreScreen } from '#app/screens/online/MatchScoreScreen';
import { NewMatchScreen } from '#app/screens/online/NewMatchScreen';
import { OnlineScreen } from '#app/screens/online/OnlineScreen';
import { PrivacyScreen } from '#app/screens/online/PrivacyScreen';
import { PublicMatchesScreen } from '#app/screens/online/PublicMatchesScreen';
import { ReviewRoute } from '#app/screens/review/ReviewRoute';
import { RulesScreen } from '#app/screens/rules/RulesScreen';
import { SavesScreen } from '#app/screens/saves/SavesScreen';
import { ScoreRoute } from '#app/screens/score/ScoreRoute';
import { SettingsScreen } from '#app/screens/settings/SettingsScreen';

/** All screens except the first one, which is loaded before the others. */
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
  MatchReviewRoute: MatchReviewRoute,
  ReviewRoute: ReviewRoute,
};
