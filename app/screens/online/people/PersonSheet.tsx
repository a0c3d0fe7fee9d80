import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import type { Connection } from '#app/screens/online/connection/Connected';
import { Note } from '#app/screens/shared/Section';
import { useAsk } from '#app/services/useOnline';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Chip } from '#app/ui/Chip';
import { Sheet } from '#app/ui/Sheet';
import { useToast } from '#app/ui/Toast';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import type { MatchId, UserId } from '#protocol/ids';
import { REPORT_REASONS, type ReportReason } from '#protocol/reports';
import { withBlocked, withMuted, withoutPerson } from './blockLists';

type PersonSheetProps = Connection &
  Readonly<{
    matchId: MatchId;
    /** Null if the sheet is closed. */
    person: { readonly uid: UserId; readonly name: string } | null;
    /** The tapped message, if the sheet was opened from one. */
    messageId: string | null;
    onClose: () => void;
  }>;

/** Actions against another player: mute, block, report. */
export function PersonSheet(props: PersonSheetProps) {
  const t = useT();
  const { person, onClose } = props;
  const title = person === null ? '' : t('ui:people.about', { name: person.name });
  return (
    <Sheet open={person !== null} onClose={onClose} title={title} testID="person-sheet">
      {person !== null && <Choices {...props} {...person} />}
    </Sheet>
  );
}

type ChoicesProps = PersonSheetProps & Readonly<{ uid: UserId; name: string }>;

function Choices({ client, profile, uid, name, onClose, ...rest }: ChoicesProps) {
  const t = useT();
  const { show } = useToast();
  const change = async (changes: ReturnType<typeof withMuted>, done: string) => {
    onClose();
    if (changes === null) return show({ message: t('ui:people.listFull') });
    const isSaved = await client.changeProfile(changes).then(
      () => true,
      () => false,
    );
    return show({ message: isSaved ? done : t('ui:online.notSaved') });
  };
  const isBlocked = profile.blocked?.includes(uid) === true;
  const isMuted = profile.muted.includes(uid);
  return (
    <View style={styles.choices}>
      {isMuted || isBlocked ? (
        <Button
          kind="secondary"
          label={t('ui:people.unblock', { name })}
          onPress={() =>
            void change(withoutPerson(profile, uid), t('ui:people.unblocked', { name }))
          }
          wide
          testID="unblock"
        />
      ) : (
        <Button
          kind="secondary"
          label={t('ui:people.mute', { name })}
          icon={<Glyph name="hidden" size={18} />}
          onPress={() => void change(withMuted(profile, uid), t('ui:people.muted', { name }))}
          wide
          testID={`mute-${uid}`}
        />
      )}
      {!isBlocked && (
        <>
          <Button
            kind="secondary"
            label={t('ui:people.block', { name })}
            icon={<Glyph name="lock" size={18} />}
            onPress={() => void change(withBlocked(profile, uid), t('ui:people.blocked', { name }))}
            wide
            testID={`block-${uid}`}
          />
          <Note>{t('ui:people.blockNote')}</Note>
        </>
      )}
      <Report uid={uid} matchId={rest.matchId} messageId={rest.messageId} onClose={onClose} />
    </View>
  );
}

type ReportProps = Pick<PersonSheetProps, 'matchId' | 'messageId' | 'onClose'> &
  Readonly<{ uid: UserId }>;

function Report({ matchId, uid, messageId, onClose }: ReportProps) {
  const t = useT();
  const ask = useAsk();
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const report = async (reason: ReportReason) => {
    setBusy(true);
    const about = messageId === null ? { uid } : { uid, messageId };
    const answer = await ask('report', { matchId, ...about, reason });
    setBusy(false);
    if (answer === null) return;
    onClose();
    show({ message: t('ui:people.reported') });
  };
  return (
    <View style={styles.choices}>
      <Text variant="heading">
        {t(messageId === null ? 'ui:people.reportPerson' : 'ui:people.reportMessage')}
      </Text>
      <View style={styles.reasons}>
        {REPORT_REASONS.map((reason) => (
          <Chip
            key={reason}
            label={t(`ui:people.reasons.${reason}`)}
            onPress={() => void report(reason)}
            disabled={busy}
            testID={`report-${reason}`}
          />
        ))}
      </View>
      <Note>{t('ui:people.reportNote')}</Note>
    </View>
  );
}

const styles = StyleSheet.create({
  choices: { gap: space.m },
  reasons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
