import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import type { GlyphName } from '#app/art/glyphs';
import { Vignette } from '#app/art/Vignette';
import { FirstSteps } from '#app/learn/LessonsRow';
import { useNavigator } from '#app/routes/useBack';
import { useSavedGames } from '#app/screens/shared/useSavedGames';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Card } from '#app/ui/Card';
import { Columns, useHasColumns } from '#app/ui/Columns';
import { Divider } from '#app/ui/Divider';
import { ListRow } from '#app/ui/ListRow';
import { Screen } from '#app/ui/Screen';
import { columnWidth, space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import { ContinueCard } from './ContinueCard';
import { OnlineRow } from './OnlineRow';
import { UpdateNote } from './UpdateNote';

function Title() {
  const t = useT();
  const { width, height } = useWindowDimensions();
  const beside = useHasColumns();
  const half = beside ? (width - 2 * space.xl) / 2 : width;
  const column = Math.min(half, columnWidth) - 2 * space.l;
  // The picture shrinks on a short screen, so that the buttons for games stay visible.
  return (
    <View style={styles.title}>
      <Vignette width={Math.min(column, height * (beside ? 0.6 : 0.4))} />
      <Text variant="display" align="center">
        {t('ui:home.title')}
      </Text>
      <Text tone="textMuted" align="center">
        {t('ui:home.tagline')}
      </Text>
    </View>
  );
}

const menuIcon = (name: GlyphName) => <Glyph name={name} tone="accent" />;

function Menu({ games }: Readonly<{ games: number }>) {
  const t = useT();
  const navigator = useNavigator();
  return (
    <Card style={styles.menu}>
      <ListRow
        title={t('ui:home.saves')}
        icon={menuIcon('save')}
        disabled={games === 0}
        onPress={() => navigator.navigate('Saves')}
        testID="home-saves"
      />
      <Divider />
      <OnlineRow />
      <Divider />
      <ListRow
        title={t('ui:home.rules')}
        icon={menuIcon('book')}
        onPress={() => navigator.navigate('Rules')}
        testID="home-rules"
      />
      <Divider />
      <ListRow
        title={t('ui:home.settings')}
        icon={menuIcon('settings')}
        onPress={() => navigator.navigate('Settings')}
        testID="home-settings"
      />
    </Card>
  );
}

export function HomeScreen() {
  const t = useT();
  const navigator = useNavigator();
  const { saved } = useSavedGames();
  const latest = saved?.games.find((game) => !game.over) ?? saved?.games[0];
  return (
    <Screen roomy testID="home">
      <Columns centred>
        <Title />
        <>
          <UpdateNote />
          {latest && <ContinueCard game={latest} />}
          <Button
            label={t('ui:home.newGame')}
            hint={t('ui:home.newGameDetail')}
            kind={latest ? 'secondary' : 'primary'}
            icon={<Glyph name="plus" size={18} tone={latest ? 'text' : 'onPrimary'} />}
            onPress={() => navigator.navigate('NewGame')}
            wide
            testID="home-new"
          />
          {!saved?.games.length && <FirstSteps />}
          <Menu games={(saved?.games.length ?? 0) + (saved?.quarantined.length ?? 0)} />
        </>
      </Columns>
    </Screen>
  );
}

const styles = StyleSheet.create({
  title: { alignItems: 'center', gap: space.xs },
  menu: { paddingVertical: space.xs },
});
