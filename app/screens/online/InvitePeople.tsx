import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { Section } from '#app/screens/shared/Section';
import { useAsk, useOnlineState } from '#app/services/useOnline';
import { Chip } from '#app/ui/Chip';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import type { MatchId, UserId } from '#protocol/ids';
import type { MatchInfo } from '#protocol/match';
import { playedWith } from '#session/online/matchList';

const MOST_SHOWN = 12;

type InvitePeopleProps = Readonly<{ id: MatchId; match: MatchInfo; uid: UserId }>;

/** Invites people the player has played with before. */
export function InvitePeople({ id: matchId, match, uid }: InvitePeopleProps) {
  const t = useT();
  const ask = useAsk();
  const { matches } = useOnlineState();
  const [invited, setInvited] = useState<readonly UserId[]>([]);
  const people = playedWith(matches ?? [], uid)
    .filter((it) => !match.members.includes(it.uid))
    .slice(0, MOST_SHOWN);
  if (people.length === 0 || match.seats.every(({ kind }) => kind !== 'open')) return null;
  const invite = async (guest: UserId) => {
    const asked = await ask('invitePerson', { matchId, uid: guest });
    if (asked !== null) setInvited((before) => [...before, guest]);
  };
  return (
    <Section title={t('ui:people.invitePeople')}>
      <View style={styles.people}>
        {people.map((it) => (
          <Chip
            key={it.uid}
            label={it.name}
            icon={<Glyph name={invited.includes(it.uid) ? 'check' : 'plus'} size={16} />}
            selected={invited.includes(it.uid)}
            onPress={() => void invite(it.uid)}
            testID={`invite-${it.uid}`}
          />
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  people: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
