import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Glyph } from '#app/art/Glyph';
import { useNavigator } from '#app/routes/useBack';
import { Badge } from '#app/ui/Badge';
import { Text } from '#app/ui/base/Text';
import { IconButton } from '#app/ui/IconButton';
import { useTheme } from '#app/ui/theme/theme';
import { space, stroke } from '#app/ui/tokens/scale';
import type { Translate } from '#i18n/keys';
import { useT } from '#i18n/react';
import type { MatchId, UserId } from '#protocol/ids';
import type { MatchInfo } from '#protocol/match';
import type { OnlineSession } from '#session/online/hub';
import { AheadButton } from './AheadButton';
import type { Connection } from './connection/Connected';
import { timeLeft } from './duration';
import { waitingText } from './MatchCard';
import { MatchSheet } from './MatchSheet';
import { useSessionMatch } from './useMatch';
import { useNow } from './useNow';

type MatchBarProps = Connection &
  Readonly<{ id: MatchId; session: OnlineSession; unread: number; hasChatBeside: boolean }>;

/** The player to act and the deadline, with buttons for chat and more. */
export function MatchBar(props: MatchBarProps) {
  const { id, client, profile, session, unread, hasChatBeside } = props;
  const t = useT();
  const now = useNow();
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const navigator = useNavigator();
  const { match, isLive } = useSessionMatch(session);
  const [isOpen, setIsOpen] = useState(false);
  const seat = match.seats.find((it) => it.uid === client.uid);
  const chatLabel =
    unread === 0 ? t('ui:online.chat') : t('ui:online.chatUnread', { count: unread });
  const frame = {
    paddingTop: insets.top,
    paddingLeft: insets.left + space.m,
    paddingRight: insets.right,
    backgroundColor: colors.surface,
  };
  return (
    <View style={[styles.bar, frame, { borderBottomColor: colors.border }]} testID="match-bar">
      <Text variant="label" tone={isLive ? 'textMuted' : 'danger'} style={styles.fill}>
        {isLive ? barText(t, match, client.uid, now) : t('ui:online.offlineNote')}
      </Text>
      {seat?.left === null && isLive && <AheadButton id={id} session={session} />}
      {seat !== undefined && !hasChatBeside && (
        <View>
          <IconButton
            icon={<Glyph name="chat" tone="accent" />}
            label={chatLabel}
            onPress={() => navigator.navigate('Chat', { id })}
            testID="open-chat"
          />
          {unread > 0 && (
            <View style={styles.count}>
              <Badge text={`${unread}`} tone="glow" />
            </View>
          )}
        </View>
      )}
      {seat !== undefined && (
        <IconButton
          icon={<Glyph name="more" />}
          label={t('ui:online.more')}
          onPress={() => setIsOpen(true)}
          testID="match-more"
        />
      )}
      <MatchSheet
        id={id}
        client={client}
        profile={profile}
        match={match}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </View>
  );
}

function barText(t: Translate, match: MatchInfo, uid: UserId, now: number): string {
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

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    borderBottomWidth: stroke.hair,
  },
  fill: { flex: 1, paddingVertical: space.xs },
  count: { position: 'absolute', top: 0, right: 0, pointerEvents: 'none' },
});
