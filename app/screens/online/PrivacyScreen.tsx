import { useBack } from '#app/routes/useBack';
import { Section } from '#app/screens/shared/Section';
import { Text } from '#app/ui/base/Text';
import { Screen } from '#app/ui/Screen';
import { useT } from '#i18n/react';

const PARTS = ['local', 'kept', 'seen', 'others', 'time', 'rights'] as const;

/** The data that is stored about online players, and their rights. */
export function PrivacyScreen() {
  const t = useT();
  const onBack = useBack();
  return (
    <Screen title={t('ui:people.privacy')} onBack={onBack} isText testID="privacy-screen">
      {PARTS.map((part) => (
        <Section key={part} title={t(`ui:people.privacyTitle.${part}`)}>
          <Text>{t(`ui:people.privacyText.${part}`)}</Text>
        </Section>
      ))}
    </Screen>
  );
}
