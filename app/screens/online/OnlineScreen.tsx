import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import type { GlyphName } from '#app/art/glyphs';
import { useBack, useNavigator } from '#app/routes/useBack';
import { Note } from '#app/screens/shared/Section';
import { useOnlineState } from '#app/services/useOnline';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Card } from '#app/ui/Card';
import { Grid } from '#app/ui/Columns';
import { Divider } from '#app/ui/Divider';
import { EmptyState } from '#app/ui/EmptyState';
import { ListRow } from '#app/ui/ListRow';
import { Screen } from '#app/ui/Screen';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import { groupsOf } from '#session/online/matchList';
import { Connected, type Connection } from './connection/Connected';
import { Invitations } from './Invitations';
import { MatchCard } from './MatchCard';
import { OfflineNote } from './OfflineNote';
import { UpdateNote } from './UpdateScreen';

/** The player's matches, with links to join or create others. */
export function OnlineScreen() {
  return <Connected>{(connection) => <Matches {...connection} />}</Connected>;
}

const menuIcon = (name: GlyphName) => <Glyph name={name} tone="accent" />;

function Matches({ client, profile }: Connection) {
  const t = useT();
  const onBack = useBack();
  const navigator = useNavigator();
  const { matches, isLive, isAccountLost, updateNeeded } = useOnlineState();
  const groups = groupsOf(matches ?? [], client.uid);
  const footer = (
    <Button
      label={t('ui:online.newMatch')}
      hint={t('ui:online.newMatchHint')}
      icon={<Glyph name="plus" size={18} tone="onPrimary" />}
      onPress={() => navigator.navigate('NewMatch')}
      wide
      testID="new-match"
    />
  );
  return (
    <Screen title={t('ui:online.title')} onBack={onBack} footer={footer} roomy testID="online">
      {updateNeeded && <UpdateNote />}
      {isAccountLost && <Note>{t('ui:online.accountLost')}</Note>}
      {!isLive && matches !== null && <OfflineNote />}
      <Invitations client={client} profile={profile} />
      {groups.map(({ group, matches: listed }) => (
        <View key={group} style={styles.group}>
          <Text variant="heading">{t(`ui:online.group.${group}`)}</Text>
          <Grid>
            {listed.map((it) => (
              <MatchCard
                key={it.id}
                listed={it}
                uid={client.uid}
                onOpen={() => navigator.navigate('Match', { id: it.id })}
              />
            ))}
          </Grid>
        </View>
      ))}
      {matches !== null && groups.length === 0 && (
        <EmptyState
          title={t('ui:online.none')}
          body={t('ui:online.noneBody')}
          action={
            <Button
              kind="secondary"
              label={t('ui:online.public')}
              onPress={() => navigator.navigate('PublicMatches')}
              testID="none-public"
            />
          }
        />
      )}
      <Menu />
    </Screen>
  );
}

function Menu() {
  const t = useT();
  const navigator = useNavigator();
  return (
    <Card style={styles.menu}>
      <ListRow
        title={t('ui:online.join')}
        icon={menuIcon('people')}
        onPress={() => navigator.navigate('Join')}
        testID="online-join"
      />
      <Divider />
      <ListRow
        title={t('ui:online.public')}
        icon={menuIcon('eye')}
        onPress={() => navigator.navigate('PublicMatches')}
        testID="online-public"
      />
      <Divider />
      <ListRow
        title={t('ui:online.account')}
        icon={menuIcon('person')}
        onPress={() => navigator.navigate('Account')}
        testID="online-account"
      />
    </Card>
  );
}

const styles = StyleSheet.create({
  group: { gap: space.s },
  menu: { paddingVertical: space.xs },
});
