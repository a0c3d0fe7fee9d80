import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Translate } from '../../../src/i18n/keys';
import { useT } from '../../../src/i18n/react';
import type { MatchId, UserId } from '../../../src/protocol/ids';
import type { MatchDoc } from '../../../src/protocol/match';
import type { OnlineSession } from '../../../src/session/online/hub';
import { Glyph } from '../../art/Glyph';
import { useNavigator } from '../../navigation/useBack';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { Sheet } from '../../ui/Sheet';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { space, stroke } from '../../ui/tokens/scale';
import { Note } from '../shared/Section';
import { AheadButton } from './AheadButton';
import type { Connection } from './Connected';
import { timeLeft } from './duration';
import { waitingText } from './MatchCard';
import { useNow } from './useNow';
import { useAsk, useOnlineState } from './useOnline';
import { useUnread } from './useUnread';

type MatchBarProps = Connection &
  Readonly<{ id: MatchId; match: MatchDoc; session: OnlineSession }>;

/** Whom the match waits for and until when; the chat, and what else one can do. */
export function MatchBar({ id, client, profile, match, session }: MatchBarProps) {
  const t = useT();
  const now = useNow();
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const navigator = useNavigator();
  const { isLive } = useOnlineState();
  const [isOpen, setIsOpen] = useState(false);
  const seat = match.seats.find((it) => it.uid === client.uid);
  const unread = useUnread(client, id, profile.muted, seat !== undefined);
  const chatLabel =
    unread === 0 ? t('ui:online.chat') : t('ui:online.chatUnread', { count: unread });
  const frame = { paddingTop: insets.top, backgroundColor: colors.surface };
  return (
    <View style={[styles.bar, frame, { borderBottomColor: colors.border }]} testID="match-bar">
      <Text variant="label" tone={isLive ? 'textMuted' : 'danger'} style={styles.fill}>
        {isLive ? barText(t, match, client.uid, now) : t('ui:online.offlineNote')}
      </Text>
      {seat?.left === null && isLive && <AheadButton id={id} session={session} />}
      {seat !== undefined && (
        <IconButton
          icon={<Glyph name={unread === 0 ? 'people' : 'star'} tone="accent" />}
          label={chatLabel}
          onPress={() => navigator.navigate('Chat', { id })}
          testID="open-chat"
        />
      )}
      {seat !== undefined && match.status !== 'over' && (
        <IconButton
          icon={<Glyph name="more" />}
          label={t('ui:online.more')}
          onPress={() => setIsOpen(true)}
          testID="match-more"
        />
      )}
      <SeatSheet
        id={id}
        hasLeft={seat?.left !== null}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </View>
  );
}

function barText(t: Translate, match: MatchDoc, uid: UserId, now: number): string {
  if (match.status === 'over') return t('ui:online.group.over');
  if (match.status === 'abandoned') return t('ui:online.abandoned');
  const seat = match.seats.find((it) => it.uid === uid);
  const who =
    seat === undefined
      ? t('ui:online.watching')
      : seat.left !== null
        ? t('ui:online.youLeft')
        : match.toAct.includes(uid)
          ? t('ui:online.group.turn')
          : waitingText(t, match);
  return match.deadline === null ? who : `${who} · ${timeLeft(t, match.deadline, now)}`;
}

type SeatSheetProps = Readonly<{
  id: MatchId;
  hasLeft: boolean;
  open: boolean;
  onClose: () => void;
}>;

function SeatSheet({ id: matchId, hasLeft, open, onClose }: SeatSheetProps) {
  const t = useT();
  const ask = useAsk();
  const send = async (name: 'resign' | 'claimSeat') => {
    onClose();
    await ask(name, { matchId });
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('ui:online.more')}>
      <View style={styles.sheet}>
        {hasLeft ? (
          <Button
            label={t('ui:online.claim')}
            onPress={() => send('claimSeat')}
            wide
            testID="claim"
          />
        ) : (
          <>
            <Note>{t('ui:online.resignDetail')}</Note>
            <Button
              kind="danger"
              label={t('ui:online.resign')}
              onPress={() => send('resign')}
              wide
              testID="resign"
            />
          </>
        )}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingLeft: space.m,
    borderBottomWidth: stroke.hair,
  },
  fill: { flex: 1, paddingVertical: space.xs },
  sheet: { gap: space.m },
});
