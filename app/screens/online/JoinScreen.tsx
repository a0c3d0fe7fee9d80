import { useEffect, useState } from 'react';
import { useT, useWords } from '../../../src/i18n/react';
import { CODE_LENGTH, type InviteCode, readInviteCode } from '../../../src/protocol/ids';
import type { InviteDoc } from '../../../src/protocol/match';
import type { RouteProps } from '../../navigation/routes';
import { useBack } from '../../navigation/useBack';
import { Button } from '../../ui/Button';
import { ListRow } from '../../ui/ListRow';
import { Screen } from '../../ui/Screen';
import { Field } from '../shared/Field';
import { Note, Section } from '../shared/Section';
import { Connected, type Connection } from './Connected';
import { durationText } from './duration';
import { useAsk } from './useOnline';

/** Joins a match by its code, typed or brought by a link. */
export function JoinScreen(props: RouteProps<'Join'>) {
  return <Connected>{(connection) => <Join {...connection} {...props} />}</Connected>;
}

/** What the code leads to: null while unknown, undefined if it leads nowhere. */
function useInvite(client: Connection['client'], code: InviteCode | null) {
  const [invite, setInvite] = useState<InviteDoc | null | undefined>(null);
  useEffect(() => {
    setInvite(null);
    if (code === null) return;
    client.readInvite(code).then(
      (found) => setInvite(found ?? undefined),
      () => setInvite(undefined),
    );
  }, [client, code]);
  return invite;
}

function Join({ client, profile, route, navigation }: Connection & RouteProps<'Join'>) {
  const t = useT();
  const onBack = useBack();
  const ask = useAsk();
  const [typed, setTyped] = useState(route.params?.code ?? '');
  const [busy, setBusy] = useState(false);
  const code = readInviteCode(typed);
  const invite = useInvite(client, code);
  const join = async () => {
    if (code === null) return;
    setBusy(true);
    const joined = await ask('joinMatch', { code, name: profile.name });
    setBusy(false);
    if (joined !== null) navigation.replace('Match', { id: joined.matchId });
  };
  const footer = (
    <Button
      label={t('ui:online.joinNow')}
      onPress={join}
      busy={busy}
      disabled={!invite}
      wide
      testID="join-now"
    />
  );
  return (
    <Screen title={t('ui:online.joinTitle')} onBack={onBack} footer={footer} testID="join">
      <Section title={t('ui:online.code')} note={t('ui:online.codeHint')}>
        <Field
          label={t('ui:online.code')}
          value={typed}
          maxLength={CODE_LENGTH + 4}
          onChange={setTyped}
          testID="join-code"
        />
        {code !== null && invite === undefined && <Note>{t('ui:online.noInvite')}</Note>}
      </Section>
      {invite && <Invitation invite={invite} />}
    </Screen>
  );
}

function Invitation({ invite }: Readonly<{ invite: InviteDoc }>) {
  const t = useT();
  const words = useWords();
  const facts = [
    words.edition(invite.edition),
    t('ui:online.seatCount', { count: invite.seatCount }),
    durationText(t, invite.turnLimit * 1000),
  ];
  return (
    <Section title={t('ui:online.invitation', { name: invite.hostName })}>
      <ListRow title={facts.join(' · ')} testID="invitation" />
    </Section>
  );
}
