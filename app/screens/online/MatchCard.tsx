import { StyleSheet, View } from 'react-native';
import type { Translate } from '../../../src/i18n/keys';
import { useT, useWords } from '../../../src/i18n/react';
import type { UserId } from '../../../src/protocol/ids';
import type { MatchDoc } from '../../../src/protocol/match';
import { groupOf, type ListedMatch, rulesOf } from '../../../src/session/online/matchList';
import { Badge } from '../../ui/Badge';
import { PressableCard } from '../../ui/Card';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens/scale';
import { listOf } from '../shared/gameNames';
import { durationText, timeLeft } from './duration';
import { useNow } from './useNow';

type MatchCardProps = Readonly<{ listed: ListedMatch; uid: UserId; onOpen: () => void }>;

/** A match in a list: who plays, whose turn it is, how much time is left. */
export function MatchCard({ listed: { id, match }, uid, onOpen }: MatchCardProps) {
  const t = useT();
  const words = useWords();
  const now = useNow();
  const title = peopleOf(t, match, uid);
  const isTurn = groupOf(match, uid) === 'turn';
  const standing = standingOf(t, match, uid);
  const time =
    match.deadline === null
      ? durationText(t, match.turnLimit * 1000)
      : timeLeft(t, match.deadline, now);
  const facts = `${words.edition(rulesOf(match).edition)} · ${time}`;
  return (
    <PressableCard
      tone={isTurn ? 'legal' : 'raised'}
      label={[title, standing, facts].join('. ')}
      onPress={onOpen}
      style={styles.card}
      testID={`match-${id}`}
    >
      <View style={styles.line}>
        <Text variant="bodyStrong" style={styles.fill}>
          {title}
        </Text>
        <Badge text={standing} tone={isTurn ? 'glow' : 'neutral'} />
      </View>
      <Text variant="label" tone="textMuted">
        {facts}
      </Text>
    </PressableCard>
  );
}

function peopleOf(t: Translate, match: MatchDoc, uid: UserId): string {
  const names = match.seats
    .filter(({ kind }) => kind !== 'open')
    .map((seat) => (seat.uid === uid ? t('ui:online.you') : seat.name))
    .filter((name) => name !== '');
  return listOf(t, names);
}

function standingOf(t: Translate, match: MatchDoc, uid: UserId): string {
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
export function waitingText(t: Translate, match: MatchDoc): string {
  const names = match.actingSeats.flatMap((seat) => match.seats[seat]?.name ?? []);
  return t('ui:online.waitingFor', { names: listOf(t, names) });
}

const styles = StyleSheet.create({
  card: { gap: space.xs },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  fill: { flex: 1 },
});
