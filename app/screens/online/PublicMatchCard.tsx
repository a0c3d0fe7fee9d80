import { listOf } from '#app/screens/shared/gameNames';
import { useT } from '#i18n/react';
import type { PublicMatch } from '#session/online/matchList';
import { useFacts } from './facts';
import { ListedCard } from './MatchCard';

type PublicMatchCardProps = Readonly<{ listed: PublicMatch; onOpen: () => void }>;

/** A public match in a list, with its players, free seats and time limit. */
export function PublicMatchCard({ listed: { id, lobby }, onOpen }: PublicMatchCardProps) {
  const t = useT();
  const names = lobby.seats.map(({ name }) => name).filter((name) => name !== '');
  const free = lobby.seats.filter(({ kind }) => kind === 'open').length;
  const standing =
    lobby.status === 'lobby' ? t('ui:online.seatsFree', { count: free }) : t('ui:online.underWay');
  const facts = useFacts();
  return (
    <ListedCard
      id={id}
      title={listOf(t, names)}
      standing={standing}
      facts={facts(lobby)}
      isUrgent={false}
      onOpen={onOpen}
    />
  );
}
