import { StyleSheet } from 'react-native';
import { type Theme, type ThemeName, themes } from '#app/ui/tokens/themes';
import { useTheme } from './theme';

/**
 * Creates styles once per theme. Browsers get them as classes. Styles created in every render would
 * be written into every element again, which makes a table slow.
 */
export function themedStyles<Styles extends StyleSheet.NamedStyles<Styles>>(
  make: (theme: Theme) => Styles & StyleSheet.NamedStyles<Styles>,
): () => Styles {
  const made: Readonly<Record<ThemeName, Styles>> = {
    light: StyleSheet.create(make(themes.light)),
    dark: StyleSheet.create(make(themes.dark)),
  };
  return function useThemedStyles() {
    return made[useTheme().name];
  };
}
