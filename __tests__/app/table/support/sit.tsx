import { render, screen } from '@testing-library/react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { ServicesProvider } from '#app/services/services';
import { TableScreen } from '#app/table/TableScreen';
import { ToastProvider } from '#app/ui/Toast';
import { ThemeProvider } from '#app/ui/theme/theme';
import { type Seat, seatsToAct } from '#engine';
import { EditionProvider, LanguageProvider } from '#i18n/react';
import type { LocalGame } from '#session/local/localGame';
import { createLocalSession } from '#session/local/localSession';
import type { Sharing } from '#session/local/sharing';
import { openPreferences } from '#session/preferences/preferenceStore';
import type { Speed } from '#session/preferences/preferences';
import { memoryStorage } from '#session/saves/storage';
import type { Session } from '#session/session';
import type { Table } from '#tests/engine/support/table';
import { ports } from '#tests/session/support/table';
import { gameFrom } from './gameFrom';

export interface Sitting {
  readonly session: Session;
  readonly onLeave: jest.Mock;
  readonly onScore: jest.Mock;
  readonly onRules: jest.Mock;
}

/** Renders the real table on a real session. By default, the seat to act holds the device. */
export async function sit(
  scene: Table,
  holder?: Seat,
  animation: Speed = 'off',
  sharing: Sharing = 'pass',
): Promise<Sitting> {
  const acting = holder ?? seatsToAct(scene.state)[0] ?? 0;
  return sitAt({ ...gameFrom(scene, acting), sharing }, animation);
}

/** Renders the table of a saved game. */
export async function sitAt(game: LocalGame, animation: Speed = 'off'): Promise<Sitting> {
  const session = createLocalSession(game, ports().ports);
  const preferences = await openPreferences(memoryStorage());
  preferences.change({ animation });
  const callbacks = { onLeave: jest.fn(), onScore: jest.fn(), onRules: jest.fn() };
  render(
    <GestureHandlerRootView>
      {/* The table uses only the preferences. */}
      <ServicesProvider services={{ preferences } as never}>
        <ThemeProvider preference="light">
          <LanguageProvider language="en">
            <ToastProvider>
              <EditionProvider edition={game.state.options.edition}>
                <TableScreen session={session} {...callbacks} />
              </EditionProvider>
            </ToastProvider>
          </LanguageProvider>
        </ThemeProvider>
      </ServicesProvider>
    </GestureHandlerRootView>,
  );
  return { session, ...callbacks };
}

export const promptText = (): string => {
  const { children } = screen.getByTestId('prompt').props;
  return String(children);
};
