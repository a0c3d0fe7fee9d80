import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import type { Edition } from '#engine';

/** All screens with their parameters. linking.ts defines their paths. */
export type Routes = {
  Home: undefined;
  NewGame: undefined;
  Saves: undefined;
  Settings: undefined;
  /** A chapter, a role or a building by its name; the edition whose words are used. */
  Rules: { topic?: string; edition?: Edition } | undefined;
  Lessons: undefined;
  Lesson: { id: string };
  Game: { id: string };
  Score: { id: string };
  Review: { id: string };
  Online: undefined;
  NewMatch: undefined;
  PublicMatches: undefined;
  Account: undefined;
  Privacy: undefined;
  Join: { code?: string } | undefined;
  Match: { id: string };
  MatchScore: { id: string };
  MatchReview: { id: string };
  Chat: { id: string };
  NotFound: undefined;
};

export type RouteProps<Name extends keyof Routes> = NativeStackScreenProps<Routes, Name>;
