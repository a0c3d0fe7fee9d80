import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { LocalGames } from '#session/local/localGames';
import type { OnlineHub } from '#session/online/hub';
import type { PreferenceStore } from '#session/preferences/preferenceStore';
import type { Preferences } from '#session/preferences/preferences';
import type { ReviewStore } from '#session/review/reviewStore';
import type { SaveRepository } from '#session/saves/repository';

/** The services that screens use; opened once when the app starts. */
export interface Services {
  readonly preferences: PreferenceStore;
  readonly saves: SaveRepository;
  readonly games: LocalGames;
  readonly reviews: ReviewStore;
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
