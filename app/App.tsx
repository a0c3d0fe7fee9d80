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

// The splash screen is hidden when the first screen is there: hiding it earlier would flash.
void SplashScreen.preventAutoHideAsync().catch(() => undefined);

/** Preferences are read before anything is shown, so that theme and language don't change at the start. */
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

/** The colour between two screens, and behind them in the system's own window. */
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
