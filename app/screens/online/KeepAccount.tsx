import { useLinkingURL } from 'expo-linking';
import { useState } from 'react';
import { linkTo } from '#app/routes/links';
import { Field } from '#app/screens/shared/Field';
import { Note, Section } from '#app/screens/shared/Section';
import { useOnlineState } from '#app/services/useOnline';
import { Button } from '#app/ui/Button';
import { useToast } from '#app/ui/Toast';
import { useT } from '#i18n/react';
import type { Connection } from './connection/Connected';

const LONGEST_ADDRESS = 254;

/** Links the account to an email address, or opens the account of an address. */
export function KeepAccount({ client }: Pick<Connection, 'client'>) {
  const t = useT();
  const { show } = useToast();
  const { account } = useOnlineState();
  const [email, setEmail] = useState('');
  const opened = useLinkingURL();
  const link = opened !== null && client.link.isLink(opened) ? opened : null;
  if (account?.email) {
    return (
      <Section title={t('ui:online.keep')}>
        <Note>{t('ui:online.keptAs', { email: account.email })}</Note>
      </Section>
    );
  }
  const send = async () => {
    const trouble = await client.link.send(email.trim(), linkTo('online/account'));
    const message =
      trouble === null
        ? t('ui:online.linkSent', { email: email.trim() })
        : t(`ui:online.linkTrouble.${trouble}`);
    show({ message });
  };
  const follow = async (how: 'keep' | 'open', url: string) => {
    const result = await client.link[how](email.trim(), url);
    if (typeof result === 'string') show({ message: t(`ui:online.linkTrouble.${result}`) });
  };
  const provide = async (
    name: (typeof client.providers.available)[number],
    how: 'keep' | 'open',
  ) => {
    const result = await client.providers.use(name, how);
    if (result === 'taken' && how === 'keep') await provide(name, 'open');
    else if (typeof result === 'string') show({ message: t(`ui:online.linkTrouble.${result}`) });
  };
  const isEmpty = email.trim() === '';
  return (
    <Section title={t('ui:online.keep')} note={t('ui:online.keepNote')}>
      <Field
        kind="mail"
        label={t('ui:online.mail')}
        value={email}
        maxLength={LONGEST_ADDRESS}
        onChange={setEmail}
        onDone={isEmpty || link !== null ? undefined : send}
        testID="account-mail"
      />
      {link === null ? (
        <Button
          kind="secondary"
          label={t('ui:online.sendLink')}
          onPress={send}
          disabled={isEmpty}
          testID="account-link"
        />
      ) : (
        (['keep', 'open'] as const).map((how) => (
          <Button
            key={how}
            kind="secondary"
            label={t(`ui:online.followLink.${how}`)}
            onPress={() => follow(how, link)}
            disabled={isEmpty}
            testID={`account-${how}`}
          />
        ))
      )}
      {client.providers.available.map((name) => (
        <Button
          key={name}
          kind="secondary"
          label={t(`ui:people.provider.${name}`)}
          onPress={() => void provide(name, 'keep')}
          testID={`account-${name}`}
        />
      ))}
    </Section>
  );
}
