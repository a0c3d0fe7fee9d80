import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { GameKeeper } from '../../src/session/local/gameKeeper';
import type { OnlineHub } from '../../src/session/online/hub';
import type { PreferenceStore } from '../../src/session/preferences/preferenceStore';
import type { Preferences } from '../../src/session/preferences/preferences';
import type { SaveRepository } from '../../src/session/saves/repository';
import type { StoryShelf } from '../../src/session/story/shelf';

/** What the screens work with; opened once when the app starts. */
export interface Services {
  readonly preferences: PreferenceStore;
  readonly saves: SaveRepository;
  readonly games: GameKeeper;
  readonly stories: StoryShelf;
  readonly online: OnlineHub;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({
  services,
  children,
}: Readonly<{ services: Services; children: ReactNode }>) {
  return <ServicesContext.Provider value={services}>{children}</ServicesContext.Provider>;
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('ServicesProvider is missing');
  return services;
}

export function usePreferences(): Preferences {
  const { preferences } = useServices();
  return useSyncExternalStore(preferences.subscribe, preferences.getState, preferences.getState);
}

export function useChangePreferences(): (some: Partial<Preferences>) => void {
  return useServices().preferences.change;
}
