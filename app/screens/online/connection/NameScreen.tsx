import { useState } from 'react';
import { useBack } from '#app/routes/useBack';
import { Field } from '#app/screens/shared/Field';
import { Section } from '#app/screens/shared/Section';
import { Button } from '#app/ui/Button';
import { Screen } from '#app/ui/Screen';
import { useToast } from '#app/ui/Toast';
import { useLanguage, useT } from '#i18n/react';
import { MAX_NAME_LENGTH } from '#protocol/limits';
import type { OnlineClient } from '#session/online/hub';

/** The only thing asked before playing online. */
export function NameScreen({ client }: Readonly<{ client: OnlineClient }>) {
  const t = useT();
  const onBack = useBack();
  const language = useLanguage();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const { show } = useToast();
  const save = async () => {
    setBusy(true);
    await client
      .createProfile(name.trim(), language)
      .catch(() => show({ message: t('ui:online.notSaved') }));
    setBusy(false);
  };
  const footer = (
    <Button
      label={t('ui:online.goOn')}
      onPress={save}
      busy={busy}
      disabled={name.trim() === ''}
      wide
      testID="online-name-done"
    />
  );
  return (
    <Screen title={t('ui:online.title')} onBack={onBack} footer={footer} testID="online-name">
      <Section title={t('ui:online.whoAreYou')} note={t('ui:online.nameNote')}>
        <Field
          kind="playerName"
          label={t('ui:online.name')}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          onChange={setName}
          onDone={name.trim() === '' ? undefined : save}
          testID="online-name-field"
        />
      </Section>
    </Screen>
  );
}
