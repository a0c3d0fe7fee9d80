import AsyncStorage from '@react-native-async-storage/async-storage';
import { StatusBar } from 'expo-status-bar';
import { useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { deviceLanguage } from '../src/i18n/deviceLanguage';
import { LANGUAGES } from '../src/i18n/locale';
import { LanguageProvider } from '../src/i18n/react';
import { Navigation } from './navigation/Navigation';
import { openServices } from './navigation/openServices';
import { type Services, ServicesProvider, usePreferences } from './navigation/services';
import { ToastProvider } from './ui/Toast';
import { ThemeProvider, useTheme } from './ui/theme';

/** Preferences are read before anything is shown, so that nothing changes its look at once. */
export function App() {
  const [services, setServices] = useState<Services>();
  useEffect(() => {
    openServices(AsyncStorage).then(setServices);
  }, []);
  return (
    <GestureHandlerRootView style={styles.root}>
      <SafeAreaProvider>
        {services && (
          <ServicesProvider services={services}>
            <Dressed />
          </ServicesProvider>
        )}
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}

/** The app in the language and the light the person chose. */
function Dressed() {
  const { language, theme } = usePreferences();
  const spoken = LANGUAGES.find((known) => known === language) ?? deviceLanguage();
  return (
    <ThemeProvider preference={theme}>
      <LanguageProvider language={spoken}>
        <ToastProvider>
          <ThemedStatusBar />
          <Navigation />
        </ToastProvider>
      </LanguageProvider>
    </ThemeProvider>
  );
}

function ThemedStatusBar() {
  return <StatusBar style={useTheme().name === 'dark' ? 'light' : 'dark'} />;
}

const styles = StyleSheet.create({ root: { flex: 1 } });
