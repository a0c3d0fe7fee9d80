import { useState } from 'react';
import { useBack } from '#app/routes/useBack';
import { Field } from '#app/screens/shared/Field';
import { Section } from '#app/screens/shared/Section';
import { Button } from '#app/ui/Button';
import { Columns } from '#app/ui/Columns';
import { Screen } from '#app/ui/Screen';
import { useToast } from '#app/ui/Toast';
import { ToggleRow } from '#app/ui/ToggleRow';
import { useLanguage, useT } from '#i18n/react';
import { MAX_NAME_LENGTH } from '#protocol/limits';
import { NOTICE_KINDS, type ProfileDoc } from '#protocol/profile';
import { AccountActions } from './AccountActions';
import { Connected, type Connection } from './connection/Connected';
import { KeepAccount } from './KeepAccount';
import { QuietHoursChoice } from './QuietHoursChoice';

/** The player's name, ways to keep the account, and notification settings. */
export function AccountScreen() {
  return <Connected>{(connection) => <Account {...connection} />}</Connected>;
}

function Account({ client, profile }: Connection) {
  const t = useT();
  const onBack = useBack();
  const language = useLanguage();
  const { show } = useToast();
  const change = (some: Partial<ProfileDoc>) =>
    void client
      .changeProfile({ language, ...some })
      .catch(() => show({ message: t('ui:online.notSaved') }));
  return (
    <Screen title={t('ui:online.accountTitle')} onBack={onBack} roomy testID="account">
      <Columns>
        <>
          <Name profile={profile} onSave={(name) => change({ name })} />
          <KeepAccount client={client} />
          <Section title={t('ui:online.messages')}>
            <AllowMessages client={client} />
            {NOTICE_KINDS.map((kind) => (
              <ToggleRow
                key={kind}
                label={t(`ui:online.noticeKinds.${kind}`)}
                value={profile.notices[kind]}
                onChange={(on) => change({ notices: { ...profile.notices, [kind]: on } })}
                testID={`notice-${kind}`}
              />
            ))}
          </Section>
        </>
        <>
          <QuietHoursChoice
            value={profile.quietHours}
            onChange={(quietHours) => change({ quietHours })}
          />
          <AccountActions client={client} profile={profile} />
        </>
      </Columns>
    </Screen>
  );
}

type NameProps = Readonly<{ profile: ProfileDoc; onSave: (name: string) => void }>;

function Name({ profile, onSave }: NameProps) {
  const t = useT();
  const [name, setName] = useState(profile.name);
  const trimmed = name.trim();
  return (
    <Section title={t('ui:online.name')} note={t('ui:online.nameNote')}>
      <Field
        kind="playerName"
        label={t('ui:online.name')}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        onChange={setName}
        testID="account-name"
      />
      <Button
        kind="secondary"
        label={t('ui:online.save')}
        onPress={() => onSave(trimmed)}
        disabled={trimmed === '' || trimmed === profile.name}
        testID="account-save"
      />
    </Section>
  );
}

function AllowMessages({ client }: Pick<Connection, 'client'>) {
  const t = useT();
  const language = useLanguage();
  const { show } = useToast();
  const allow = async () => {
    const isAllowed = await client.registerDevice(language).catch(() => false);
    show({ message: t(isAllowed ? 'ui:online.allowed' : 'ui:online.notAllowed') });
  };
  return <Button kind="secondary" label={t('ui:online.allow')} onPress={allow} wide />;
}
