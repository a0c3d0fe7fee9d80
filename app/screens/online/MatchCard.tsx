import { StyleSheet, View } from 'react-native';
import { listOf } from '#app/screens/shared/gameNames';
import { Badge } from '#app/ui/Badge';
import { Text } from '#app/ui/base/Text';
import { PressableCard } from '#app/ui/Card';
import { space } from '#app/ui/tokens/scale';
import type { Translate } from '#i18n/keys';
import { useT } from '#i18n/react';
import type { UserId } from '#protocol/ids';
import type { MatchInfo, MatchSeat } from '#protocol/match';
import { groupOf, type ListedMatch, rulesOf } from '#session/online/matchList';
import { timeLeft } from './duration';
import { useFacts } from './facts';
import { useNow } from './useNow';

type MatchCardProps = Readonly<{ listed: ListedMatch; uid: UserId; onOpen: () => void }>;

/** A match in a list, with its players, the player to act and the remaining time. */
export function MatchCard({ listed: { id, match }, uid, onOpen }: MatchCardProps) {
  const t = useT();
  const now = useNow();
  const title = peopleOf(t, match, uid);
  const isTurn = groupOf(match, uid) === 'turn';
  const standing = standingOf(t, match, uid);
  const time = match.deadline === null ? undefined : timeLeft(t, match.deadline, now);
  const { edition, expansions } = rulesOf(match);
  const facts = useFacts()({ edition, expansions, turnLimit: match.turnLimit }, time);
  return (
    <ListedCard
      id={id}
      title={title}
      standing={standing}
      facts={facts}
      isUrgent={isTurn}
      onOpen={onOpen}
    />
  );
}

type ListedCardProps = Readonly<{
  id: string;
  title: string;
  standing: string;
  facts: string;
  isUrgent: boolean;
  onOpen: () => void;
}>;

export function ListedCard({ id, title, standing, facts, isUrgent, onOpen }: ListedCardProps) {
  return (
    <PressableCard
      tone={isUrgent ? 'legal' : 'raised'}
      label={[title, standing, facts].join('. ')}
      onPress={onOpen}
      style={styles.card}
      testID={`match-${id}`}
    >
      <View style={styles.line}>
        <Text variant="bodyStrong" style={styles.fill}>
          {title}
        </Text>
        <Badge text={standing} tone={isUrgent ? 'glow' : 'neutral'} />
      </View>
      <Text variant="label" tone="textMuted">
        {facts}
      </Text>
    </PressableCard>
  );
}

/** Names of the players, with the reader first. */
export function peopleOf(t: Translate, match: MatchInfo, uid: UserId): string {
  const isMine = (seat: MatchSeat) => seat.uid === uid;
  const others = match.seats.filter((seat) => seat.kind !== 'open' && !isMine(seat));
  const names = others.map(({ name }) => name).filter((name) => name !== '');
  return listOf(t, match.seats.some(isMine) ? [t('ui:online.you'), ...names] : names);
}

function standingOf(t: Translate, match: MatchInfo, uid: UserId): string {
  const free = match.seats.filter(({ kind }) => kind === 'open').length;
  if (match.status === 'lobby') return t('ui:online.seatsFree', { count: free });
  if (match.status === 'over') return t('ui:online.group.over');
  if (match.status === 'abandoned') return t('ui:online.abandoned');
  if (match.toAct.includes(uid)) return t('ui:online.group.turn');
  if (match.seats.some((seat) => seat.uid === uid && seat.left !== null)) {
    return t('ui:online.youLeft');
  }
  return waitingText(t, match);
}

/** "Waiting for Ana and Ben" */
export function waitingText(t: Translate, match: MatchInfo): string {
  const names = match.actingSeats.flatMap((seat) => match.seats[seat]?.name ?? []);
  return t('ui:online.waitingFor', { names: listOf(t, names) });
}

const styles = StyleSheet.create({
  card: { gap: space.xs },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  fill: { flex: 1 },
});
