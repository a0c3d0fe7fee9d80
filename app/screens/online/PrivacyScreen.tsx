import { useT } from '../../../src/i18n/react';
import { useBack } from '../../navigation/useBack';
import { Screen } from '../../ui/Screen';
import { Text } from '../../ui/Text';
import { Section } from '../shared/Section';

const PARTS = ['local', 'kept', 'seen', 'others', 'time', 'rights'] as const;

/** What is kept about people who play online, and what they can do about it. */
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
