import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useColorScheme } from 'react-native';
import { type Theme, type ThemeName, themes } from '#app/ui/tokens/themes';

export type ThemePreference = ThemeName | 'system';

const ThemeContext = createContext<Theme>(themes.light);

export function ThemeProvider({
  preference = 'system',
  children,
}: Readonly<{ preference?: ThemePreference; children: ReactNode }>) {
  const system = useColorScheme();
  const name = preference === 'system' ? (system === 'dark' ? 'dark' : 'light') : preference;
  const theme = useMemo(() => themes[name], [name]);
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}

export function useTheme(): Theme {
  return useContext(ThemeContext);
}
