import * as SplashScreen from 'expo-splash-screen';
import { useEffect } from 'react';
import { Share } from 'react-native';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Screen } from '#app/ui/Screen';
import { ThemeProvider } from '#app/ui/theme/theme';
import { deviceLanguage } from '#i18n/deviceLanguage';
import { LanguageProvider, useT } from '#i18n/react';
import type { CrashReport } from './reporter';

type CrashProps = Readonly<{ report: CrashReport; onAgain: () => void }>;

/** Has its own theme and language, because the providers may have failed. */
export function CrashScreen(props: CrashProps) {
  return (
    <ThemeProvider>
      <LanguageProvider language={deviceLanguage()}>
        <Crash {...props} />
      </LanguageProvider>
    </ThemeProvider>
  );
}

function Crash({ report, onAgain }: CrashProps) {
  const t = useT();
  useEffect(() => SplashScreen.hide(), []);
  // If sharing fails, the text can still be selected and copied.
  const share = () => void Share.share({ message: report.text }).catch(() => undefined);
  return (
    <Screen testID="crash">
      <Text variant="title">{t('ui:common.crashTitle')}</Text>
      <Text>{t('ui:common.crashBody')}</Text>
      <Button label={t('ui:common.crashAgain')} onPress={onAgain} wide testID="crash-again" />
      <Button
        kind="secondary"
        label={t('ui:common.crashReport')}
        hint={t('ui:common.crashReportHint')}
        onPress={share}
        wide
        testID="crash-report"
      />
      <Text variant="caption" tone="textMuted" selectable>
        {report.text}
      </Text>
    </Screen>
  );
}
