import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { Note } from '#app/screens/shared/Section';
import { useAsk } from '#app/services/useOnline';
import { Button } from '#app/ui/Button';
import { ListRow } from '#app/ui/ListRow';
import { Sheet } from '#app/ui/Sheet';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import type { MatchId, UserId } from '#protocol/ids';
import type { MatchInfo } from '#protocol/match';
import type { Connection } from './connection/Connected';
import { PersonSheet } from './people/PersonSheet';

type MatchSheetProps = Connection &
  Readonly<{ id: MatchId; match: MatchInfo; open: boolean; onClose: () => void }>;

/** More actions in a match, about other players and the player's own seat. */
export function MatchSheet({ id, client, profile, match, open, onClose }: MatchSheetProps) {
  const t = useT();
  const [person, setPerson] = useState<{ uid: UserId; name: string } | null>(null);
  const others = match.seats.flatMap(({ uid, name }) =>
    uid === null || uid === client.uid ? [] : [{ uid, name }],
  );
  const own = match.seats.find(({ uid }) => uid === client.uid);
  return (
    <>
      <Sheet open={open} onClose={onClose} title={t('ui:online.more')}>
        <View style={styles.sheet}>
          {others.map((it) => (
            <ListRow
              key={it.uid}
              title={t('ui:people.about', { name: it.name })}
              icon={<Glyph name="person" tone="accent" />}
              onPress={() => {
                onClose();
                setPerson(it);
              }}
              testID={`person-${it.uid}`}
            />
          ))}
          {own !== undefined && match.status !== 'over' && (
            <OwnSeat id={id} hasLeft={own.left !== null} onClose={onClose} />
          )}
        </View>
      </Sheet>
      <PersonSheet
        client={client}
        profile={profile}
        matchId={id}
        person={person}
        messageId={null}
        onClose={() => setPerson(null)}
      />
    </>
  );
}

type OwnSeatProps = Readonly<{ id: MatchId; hasLeft: boolean; onClose: () => void }>;

function OwnSeat({ id: matchId, hasLeft, onClose }: OwnSeatProps) {
  const t = useT();
  const ask = useAsk();
  const send = async (name: 'resign' | 'claimSeat') => {
    onClose();
    await ask(name, { matchId });
  };
  return hasLeft ? (
    <Button label={t('ui:online.claim')} onPress={() => send('claimSeat')} wide testID="claim" />
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
  );
}

const styles = StyleSheet.create({ sheet: { gap: space.m } });
