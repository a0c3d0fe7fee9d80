import { useState } from 'react';
import { Platform, Share, StyleSheet, View } from 'react-native';
import { useNavigator } from '#app/routes/useBack';
import { Note, Section } from '#app/screens/shared/Section';
import { useServices } from '#app/services/services';
import { useAsk, useOnlineState } from '#app/services/useOnline';
import { Button } from '#app/ui/Button';
import { Sheet } from '#app/ui/Sheet';
import { useToast } from '#app/ui/Toast';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import type { Connection } from './connection/Connected';

/** Buttons to sign out, to delete the account and to export its data. */
export function AccountActions({ client, profile }: Connection) {
  const t = useT();
  const ask = useAsk();
  const navigator = useNavigator();
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const hidden = profile.muted.length + (profile.blocked?.length ?? 0);
  const download = async () => {
    setBusy(true);
    const asked = await ask('exportAccount', { format: 'json' });
    setBusy(false);
    if (asked !== null) await handOver(asked.data);
  };
  const unblockAll = () =>
    client.changeProfile({ muted: [], blocked: [] }).then(
      () => show({ message: t('ui:people.allForgiven') }),
      () => show({ message: t('ui:online.notSaved') }),
    );
  return (
    <Section title={t('ui:people.affairs')}>
      {hidden > 0 && (
        <Button
          kind="secondary"
          label={t('ui:people.unblockAll', { count: hidden })}
          onPress={() => void unblockAll()}
          wide
          testID="unblock-all"
        />
      )}
      <Button
        kind="secondary"
        label={t('ui:people.privacy')}
        onPress={() => navigator.navigate('Privacy')}
        wide
        testID="privacy"
      />
      <Button
        kind="secondary"
        label={t('ui:people.export')}
        onPress={download}
        busy={busy}
        wide
        testID="account-export"
      />
      <Leaving client={client} />
    </Section>
  );
}

/** Saves a file in browsers; opens the sharing sheet on phones. */
async function handOver(data: string): Promise<void> {
  if (Platform.OS !== 'web') {
    await Share.share({ message: data }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([data], { type: 'application/json' }));
  link.download = 'borinquen.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

type Way = 'signOut' | 'delete';

function Leaving({ client }: Pick<Connection, 'client'>) {
  const t = useT();
  const { online } = useServices();
  const { account } = useOnlineState();
  const navigator = useNavigator();
  const { show } = useToast();
  const [asked, setAsked] = useState<Way | null>(null);
  const [busy, setBusy] = useState(false);
  const leave = async (way: Way) => {
    setBusy(true);
    const done = await online
      .leaveAccount(() => client.leave(way))
      .then(
        () => true,
        () => false,
      );
    setBusy(false);
    setAsked(null);
    show({ message: t(done ? `ui:people.done.${way}` : 'ui:online.trouble.noAnswer') });
    if (done) navigator.popTo('Home');
  };
  // An account without an address is lost when it is signed out.
  const note = asked === 'signOut' && account?.email === null ? 'signOutForGood' : asked;
  return (
    <>
      {(['signOut', 'delete'] as const).map((way) => (
        <Button
          key={way}
          kind={way === 'delete' ? 'danger' : 'secondary'}
          label={t(`ui:people.leave.${way}`)}
          onPress={() => setAsked(way)}
          wide
          testID={`account-${way}`}
        />
      ))}
      <Sheet
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === null ? '' : t(`ui:people.leave.${asked}`)}
        testID="leave-sheet"
      >
        {asked !== null && note !== null && (
          <View style={styles.sheet}>
            <Note>{t(`ui:people.leaveNote.${note}`)}</Note>
            <Button
              kind="danger"
              label={t(`ui:people.leave.${asked}`)}
              onPress={() => void leave(asked)}
              busy={busy}
              wide
              testID="leave-really"
            />
          </View>
        )}
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({ sheet: { gap: space.m } });
