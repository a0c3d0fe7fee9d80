import { useEffect, useState } from 'react';
import type { RouteProps } from '#app/routes/routes';
import { useBack } from '#app/routes/useBack';
import { Field } from '#app/screens/shared/Field';
import { Note, Section } from '#app/screens/shared/Section';
import { useAsk } from '#app/services/useOnline';
import { Button } from '#app/ui/Button';
import { ListRow } from '#app/ui/ListRow';
import { Screen } from '#app/ui/Screen';
import { useToast } from '#app/ui/Toast';
import { useLanguage, useT } from '#i18n/react';
import { CODE_LENGTH, type InviteCode, parseInviteCode } from '#protocol/ids';
import { MAX_NAME_LENGTH } from '#protocol/limits';
import type { InviteDoc } from '#protocol/match';
import { type NamelessConnection, Reached } from './connection/Connected';
import { useFacts } from './facts';

const AGAIN_MS = 5000;

/** Joins a match by a code, typed or from a link. */
export function JoinScreen(props: RouteProps<'Join'>) {
  return <Reached>{(connection) => <Join {...connection} {...props} />}</Reached>;
}

/** The match with this code; null while unknown. Failed reads are retried. */
function useInvite(client: NamelessConnection['client'], code: InviteCode | null) {
  const [invite, setInvite] = useState<InviteDoc | 'none' | 'unreachable' | null>(null);
  useEffect(() => {
    setInvite(null);
    if (code === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const tell = (found: typeof invite) => !isGone && setInvite(found);
    const read = () =>
      client.readInvite(code).then(
        (found) => tell(found ?? 'none'),
        () => {
          tell('unreachable');
          if (!isGone) timer = setTimeout(read, AGAIN_MS);
        },
      );
    void read();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [client, code]);
  return invite;
}

function Join({ client, profile, route, navigation }: NamelessConnection & RouteProps<'Join'>) {
  const t = useT();
  const onBack = useBack();
  const ask = useAsk();
  const [typed, setTyped] = useState(route.params?.code ?? '');
  const [busy, setBusy] = useState(false);
  const [typedName, setTypedName] = useState('');
  const language = useLanguage();
  const { show } = useToast();
  const name = profile?.name ?? typedName.trim();
  const code = parseInviteCode(typed);
  const invite = useInvite(client, code);
  const introduce = () =>
    client.createProfile(name, language).then(
      () => true,
      () => {
        show({ message: t('ui:online.notSaved') });
        return false;
      },
    );
  const join = async () => {
    if (code === null) return;
    setBusy(true);
    const isKnown = profile !== null || (await introduce());
    const joined = isKnown ? await ask('joinMatch', { code, name }) : null;
    setBusy(false);
    if (joined !== null) navigation.replace('Match', { id: joined.matchId });
  };
  const footer = (
    <Button
      label={t('ui:online.joinNow')}
      onPress={join}
      busy={busy}
      disabled={typeof invite !== 'object' || invite === null || name === ''}
      wide
      testID="join-now"
    />
  );
  return (
    <Screen title={t('ui:online.joinTitle')} onBack={onBack} footer={footer} testID="join">
      {typeof invite === 'object' && invite !== null && <Invitation invite={invite} />}
      {profile === null && (
        <Section title={t('ui:online.whoAreYou')} note={t('ui:online.nameNote')}>
          <Field
            kind="playerName"
            label={t('ui:online.name')}
            value={typedName}
            maxLength={MAX_NAME_LENGTH}
            onChange={setTypedName}
            testID="online-name-field"
          />
        </Section>
      )}
      <Section title={t('ui:online.code')} note={t('ui:online.codeHint', { length: CODE_LENGTH })}>
        <Field
          kind="code"
          label={t('ui:online.code')}
          value={typed}
          maxLength={CODE_LENGTH + 4}
          onChange={setTyped}
          onDone={invite ? join : undefined}
          testID="join-code"
        />
        {invite === 'none' && <Note>{t('ui:online.noInvite')}</Note>}
        {invite === 'unreachable' && <Note>{t('ui:online.inviteUnread')}</Note>}
      </Section>
    </Screen>
  );
}

function Invitation({ invite }: Readonly<{ invite: InviteDoc }>) {
  const t = useT();
  const facts = useFacts();
  return (
    <Section title={t('ui:online.invitation', { name: invite.hostName })}>
      <ListRow title={facts(invite)} testID="invitation" />
    </Section>
  );
}
