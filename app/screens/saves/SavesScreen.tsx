import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { ColonistShipIcon } from '#app/art/icons';
import { useBack, useNavigator } from '#app/routes/useBack';
import { gameTitle } from '#app/screens/shared/gameNames';
import { useSavedGames } from '#app/screens/shared/useSavedGames';
import { useServices } from '#app/services/services';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Card } from '#app/ui/Card';
import { Grid } from '#app/ui/Columns';
import { EmptyState } from '#app/ui/EmptyState';
import { Screen } from '#app/ui/Screen';
import { useToast } from '#app/ui/Toast';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import type { QuarantinedSave } from '#session/saves/quarantine';
import type { GameSummary } from '#session/saves/summary';
import { ImportSheet } from './ImportSheet';
import { RenameSheet } from './RenameSheet';
import { SaveCard } from './SaveCard';

/** Deletes without asking and offers to restore the game. */
function useDelete(reload: () => void) {
  const t = useT();
  const { saves } = useServices();
  const toast = useToast();
  return async (game: GameSummary) => {
    await saves.remove(game.id);
    reload();
    toast.show({
      message: t('ui:saves.deleted', { name: gameTitle(t, game) }),
      action: {
        label: t('ui:common.undo'),
        onPress: () => void saves.restore(game.id).then(reload),
      },
    });
  };
}

function Nothing() {
  const t = useT();
  const navigator = useNavigator();
  return (
    <EmptyState
      art={<ColonistShipIcon size={96} />}
      title={t('ui:saves.emptyTitle')}
      body={t('ui:saves.emptyBody')}
      action={<Button label={t('ui:home.newGame')} onPress={() => navigator.navigate('NewGame')} />}
    />
  );
}

function Aside({
  saves,
  onDiscard,
}: Readonly<{ saves: readonly QuarantinedSave[]; onDiscard: (id: string) => void }>) {
  const t = useT();
  if (saves.length === 0) return null;
  return (
    <View style={styles.aside}>
      <Text variant="heading">{t('ui:saves.asideTitle')}</Text>
      {saves.map(({ id, error }) => (
        <Card key={id} tone="sunken" style={styles.asideCard} testID={`aside-${id}`}>
          <View style={styles.asideText}>
            <Glyph name="warning" tone="danger" ground="sunken" />
            <Text style={styles.fill}>{t(`ui:saves.${error}`)}</Text>
          </View>
          <Button
            small
            kind="secondary"
            label={t('ui:saves.discard')}
            onPress={() => onDiscard(id)}
          />
        </Card>
      ))}
    </View>
  );
}

export function SavesScreen() {
  const t = useT();
  const navigator = useNavigator();
  const onBack = useBack();
  const { saves } = useServices();
  const { saved, reload } = useSavedGames();
  const [renamed, setRenamed] = useState<GameSummary | null>(null);
  const [bringing, setBringing] = useState(false);
  const remove = useDelete(reload);
  const rename = async (name: string) => {
    if (renamed) await saves.rename(renamed.id, name);
    setRenamed(null);
    reload();
  };
  return (
    <Screen title={t('ui:saves.title')} onBack={onBack} roomy testID="saves">
      {saved?.games.length === 0 && saved.quarantined.length === 0 && <Nothing />}
      <Grid>
        {saved?.games.map((game) => (
          <SaveCard
            key={game.id}
            game={game}
            onOpen={() => navigator.navigate(game.over ? 'Score' : 'Game', { id: game.id })}
            onStory={game.over ? () => navigator.navigate('Review', { id: game.id }) : undefined}
            onRename={() => setRenamed(game)}
            onDelete={() => void remove(game)}
          />
        ))}
      </Grid>
      <Aside
        saves={saved?.quarantined ?? []}
        onDiscard={(id) => void saves.discardQuarantined(id).then(reload)}
      />
      <Button
        kind="secondary"
        label={t('ui:saves.import')}
        hint={t('ui:saves.importHint')}
        onPress={() => setBringing(true)}
        testID="import"
      />
      <ImportSheet open={bringing} onClose={() => setBringing(false)} onImported={reload} />
      <RenameSheet game={renamed} onRename={rename} onClose={() => setRenamed(null)} />
    </Screen>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  aside: { gap: space.s },
  asideCard: { gap: space.m },
  asideText: { flexDirection: 'row', gap: space.m },
});
