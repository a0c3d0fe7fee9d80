import AsyncStorage from '@react-native-async-storage/async-storage';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { setBackgroundColorAsync } from 'expo-system-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { deviceLanguage } from '#i18n/deviceLanguage';
import { LANGUAGES } from '#i18n/locale';
import { LanguageProvider, useSpokenLanguage } from '#i18n/react';
import { CrashBoundary } from './crash/CrashBoundary';
import { noReporter } from './crash/reporter';
import { Messages } from './messages/Messages';
import { Navigation } from './navigation/Navigation';
import { openServices } from './services/openServices';
import { type Services, ServicesProvider, usePreferences } from './services/services';
import { LegendRoot } from './ui/legend/LegendRoot';
import { GestureRoot } from './ui/motion/gestures';
import { ToastProvider } from './ui/Toast';
import { ThemeProvider, useTheme } from './ui/theme/theme';
import { usePageLanguage } from './web/page';

// The splash screen stays until the first screen is ready, so that nothing flashes.
void SplashScreen.preventAutoHideAsync().catch(() => undefined);

/** Reads the preferences before showing anything, so that theme and language do not change. */
export function App() {
  const [services, setServices] = useState<Services>();
  useEffect(() => {
    void openServices(AsyncStorage).then(setServices);
  }, []);
  return (
    <GestureRoot style={styles.root}>
      <SafeAreaProvider>
        <CrashBoundary reporter={noReporter}>
          {services && (
            <ServicesProvider services={services}>
              <ThemedApp />
            </ServicesProvider>
          )}
        </CrashBoundary>
      </SafeAreaProvider>
    </GestureRoot>
  );
}

/** The app in the chosen language and theme. */
function ThemedApp() {
  const { language, theme } = usePreferences();
  const wanted = LANGUAGES.find((known) => known === language) ?? deviceLanguage();
  const spoken = useSpokenLanguage(wanted);
  usePageLanguage(spoken ?? wanted);
  if (spoken === null) return null;
  return (
    <ThemeProvider preference={theme}>
      <LanguageProvider language={spoken}>
        <AppBackground>
          <ToastProvider>
            <ThemedStatusBar />
            <Messages />
            <LegendRoot>
              <Navigation />
            </LegendRoot>
          </ToastProvider>
        </AppBackground>
      </LanguageProvider>
    </ThemeProvider>
  );
}

/** Background colour between screens and in the system's window behind them. */
function AppBackground({ children }: Readonly<{ children: ReactNode }>) {
  const { background } = useTheme().colors;
  useEffect(() => {
    void setBackgroundColorAsync(background).catch(() => undefined);
  }, [background]);
  return <View style={[styles.root, { backgroundColor: background }]}>{children}</View>;
}

function ThemedStatusBar() {
  return <StatusBar style={useTheme().name === 'dark' ? 'light' : 'dark'} />;
}

const styles = StyleSheet.create({ root: { flex: 1 } });
