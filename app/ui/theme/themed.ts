import { StyleSheet } from 'react-native';
import { type Theme, type ThemeName, themes } from '#app/ui/tokens/themes';
import { useTheme } from './theme';

/**
 * Styles that follow the theme, made once for each. A browser gets them as classes: a style made
 * anew in every render is written into every element again, which is what makes a table slow.
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
