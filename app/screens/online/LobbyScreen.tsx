import { Fragment, type ReactNode, useState } from 'react';
import { Share, StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { linkTo } from '#app/routes/links';
import { useBack } from '#app/routes/useBack';
import { Note, Section } from '#app/screens/shared/Section';
import { useAsk } from '#app/services/useOnline';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { ButtonRow, Columns } from '#app/ui/Columns';
import { Divider } from '#app/ui/Divider';
import { ListRow } from '#app/ui/ListRow';
import { Screen } from '#app/ui/Screen';
import { useToast } from '#app/ui/Toast';
import type { Difficulty } from '#engine';
import { useT } from '#i18n/react';
import { formatInviteCode, type MatchId, type UserId } from '#protocol/ids';
import type { MatchInfo, MatchSeat } from '#protocol/match';
import { rulesOf } from '#session/online/matchList';
import { useFacts } from './facts';
import { InvitePeople } from './InvitePeople';
import { RemovePlayerButton } from './RemovePlayerButton';

type LobbyProps = Readonly<{ id: MatchId; match: MatchInfo; uid: UserId; name: string }>;

/** The lobby: players, invitations and the start button. */
export function LobbyScreen({ id, match, uid, name }: LobbyProps) {
  const t = useT();
  const onBack = useBack();
  const isMember = match.members.includes(uid);
  const { edition, expansions, puertomas: difficulty = 'normal' } = rulesOf(match);
  const facts = useFacts();
  return (
    <Screen
      title={t('ui:online.lobby')}
      onBack={onBack}
      footer={<Footer id={id} match={match} uid={uid} name={name} />}
      roomy
      isText
      testID="lobby"
    >
      <Columns>
        <>
          <Note>{facts({ edition, expansions, turnLimit: match.turnLimit })}</Note>
          {isMember && <InviteCode match={match} />}
          {isMember && <InvitePeople id={id} match={match} uid={uid} />}
        </>
        <Section title={t('ui:newGame.players')}>
          {match.seats.map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is identified by its index
            <Fragment key={at}>
              {at > 0 && <Divider />}
              <SeatRow seat={seat} difficulty={difficulty} isMine={seat.uid === uid}>
                {match.owner === uid && seat.uid !== null && seat.uid !== uid && (
                  <RemovePlayerButton matchId={id} uid={seat.uid} name={seat.name} />
                )}
              </SeatRow>
            </Fragment>
          ))}
        </Section>
      </Columns>
    </Screen>
  );
}

type SeatRowProps = Readonly<{
  seat: MatchSeat;
  difficulty: Difficulty;
  isMine: boolean;
  children: ReactNode;
}>;

function SeatRow({ seat, difficulty, isMine, children }: SeatRowProps) {
  const t = useT();
  const bot = t('ui:online.botSeat', { level: t(`ui:newGame.levels.${seat.level}`) });
  const puertoma = t('ui:puertoma.lobbySeat', {
    difficulty: t(`ui:puertoma.difficulties.${difficulty}`),
  });
  const title = { person: seat.name, bot, puertoma, open: t('ui:online.freeSeat') }[seat.kind];
  const icon = { person: 'person', bot: 'robot', puertoma: 'robot', open: 'plus' } as const;
  const own = isMine ? t('ui:online.you') : undefined;
  return (
    <ListRow
      title={title}
      detail={seat.kind === 'puertoma' ? t('ui:puertoma.seatDetail') : own}
      trailing={children}
      icon={<Glyph name={icon[seat.kind]} tone={seat.kind === 'open' ? 'textMuted' : 'accent'} />}
    />
  );
}

function useShare(match: MatchInfo): () => Promise<void> {
  const t = useT();
  const { show } = useToast();
  const link = linkTo(`join/${match.code}`);
  return async () => {
    const message = t('ui:online.shareText', { link });
    await Share.share({ message }).catch(() =>
      copy(link, () => show({ message: t('ui:online.copied') })),
    );
  };
}

function InviteCode({ match }: Readonly<{ match: MatchInfo }>) {
  const t = useT();
  return (
    <Section title={t('ui:online.code')}>
      <View style={styles.code}>
        <Text variant="title" level={0} align="center" selectable testID="invite-code">
          {formatInviteCode(match.code)}
        </Text>
      </View>
    </Section>
  );
}

/** Copies the link, because most desktop browsers cannot share. */
async function copy(link: string, done: () => void): Promise<void> {
  await globalThis.navigator?.clipboard?.writeText(link).then(done, () => undefined);
}

function Footer({ id: matchId, match, uid, name }: LobbyProps) {
  const t = useT();
  const ask = useAsk();
  const onBack = useBack();
  const share = useShare(match);
  const [busy, setBusy] = useState(false);
  const during = async (work: Promise<unknown>) => {
    setBusy(true);
    const done = await work;
    setBusy(false);
    return done;
  };
  const start = (openSeats: 'bots' | 'remove') =>
    void during(ask('startMatch', { matchId, openSeats }));
  const leave = async () => {
    if ((await during(ask('leaveMatch', { matchId }))) !== null) onBack();
  };
  if (!match.members.includes(uid)) {
    const join = () => void during(ask('joinMatch', { matchId, name }));
    return (
      <Button label={t('ui:online.joinNow')} onPress={join} busy={busy} wide testID="join-now" />
    );
  }
  const free = match.seats.filter(({ kind }) => kind === 'open').length;
  const mayStart = match.owner === uid || free === 0;
  const host = match.seats.find((seat) => seat.uid === match.owner)?.name ?? '';
  return (
    <ButtonRow>
      {!mayStart && (
        <Text variant="label" tone="textMuted" align="center">
          {t('ui:online.waitForStart', { name: host })}
        </Text>
      )}
      {free > 0 && (
        <Button
          label={t('ui:online.share')}
          icon={<Glyph name="share" size={18} tone="onPrimary" />}
          onPress={() => void share()}
          wide
          testID="invite-share"
        />
      )}
      {mayStart && (
        <Button
          kind={free > 0 ? 'secondary' : 'primary'}
          label={free > 0 ? t('ui:people.startBots', { count: free }) : t('ui:online.start')}
          onPress={() => start('bots')}
          busy={busy}
          wide
          testID="start-match"
        />
      )}
      {mayStart && free > 0 && match.seats.length - free > 1 && (
        <Button
          kind="secondary"
          label={t('ui:online.startWithout')}
          onPress={() => start('remove')}
          disabled={busy}
          wide
        />
      )}
      <Button
        kind="quiet"
        label={t('ui:online.leave')}
        onPress={leave}
        disabled={busy}
        wide
        testID="leave-match"
      />
    </ButtonRow>
  );
}

const styles = StyleSheet.create({
  code: { alignItems: 'center' },
});
