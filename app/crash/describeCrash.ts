import Constants from 'expo-constants';
import { Platform } from 'react-native';
import type { CrashReport } from './reporter';

const MOST_LINES = 12;

const firstLines = (text: string | null | undefined) =>
  (text ?? '').trim().split('\n').slice(0, MOST_LINES).join('\n');

/** Describes a crash with version, system, error and place, but nothing about the player. */
export function describeCrash(error: unknown, where: string | null | undefined): CrashReport {
  const version = Constants.expoConfig?.version ?? '?';
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? firstLines(error.stack) : '';
  const lines = [
    `Borinquen ${version}, ${Platform.OS} ${Platform.Version ?? ''}`.trim(),
    what,
    stack,
    firstLines(where),
  ];
  return { text: lines.filter((line) => line !== '').join('\n') };
}
