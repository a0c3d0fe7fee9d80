import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useNavigator } from '#app/routes/useBack';
import { Text } from '#app/ui/base/Text';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import type { Invitation } from '#session/online/hub';
import type { Connection } from './connection/Connected';
import { useFacts } from './facts';
import { ListedCard } from './MatchCard';

/** Invitations that the player has received. */
export function Invitations({ client, profile }: Connection) {
  const t = useT();
  const navigator = useNavigator();
  const [invitations, setInvitations] = useState<readonly Invitation[]>([]);
  useEffect(() => client.invitations((items) => setInvitations(items ?? [])), [client]);
  const wanted = invitations.filter(({ from }) => !profile.blocked?.includes(from));
  if (wanted.length === 0) return null;
  return (
    <View style={styles.group}>
      <Text variant="heading">{t('ui:people.invitations')}</Text>
      {wanted.map((invitation) => (
        <InvitationCard
          key={invitation.id}
          invitation={invitation}
          onOpen={() => {
            void client.dropInvitation(invitation.id).catch(() => undefined);
            navigator.navigate('Join', { code: invitation.code });
          }}
        />
      ))}
    </View>
  );
}

type CardProps = Readonly<{ invitation: Invitation; onOpen: () => void }>;

function InvitationCard({ invitation, onOpen }: CardProps) {
  const t = useT();
  const { id, hostName } = invitation;
  const facts = useFacts();
  return (
    <ListedCard
      id={id}
      title={t('ui:online.invitation', { name: hostName })}
      standing={t('ui:online.joinNow')}
      facts={facts(invitation)}
      isUrgent
      onOpen={onOpen}
    />
  );
}

const styles = StyleSheet.create({ group: { gap: space.s } });
