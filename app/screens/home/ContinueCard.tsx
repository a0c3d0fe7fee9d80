import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { useNavigator } from '#app/routes/useBack';
import { gameStanding } from '#app/screens/shared/gameNames';
import { Miniature } from '#app/screens/shared/Miniature';
import { Text } from '#app/ui/base/Text';
import { PressableCard } from '#app/ui/Card';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import type { GameSummary } from '#session/saves/summary';

/** The last game as a miniature. A tap continues it. */
export function ContinueCard({ game }: Readonly<{ game: GameSummary }>) {
  const t = useT(game.edition);
  const navigator = useNavigator();
  const title = t(game.over ? 'ui:home.seeScore' : 'ui:home.continue');
  const standing = gameStanding(t, game);
  const spoken = game.seats.map(({ name, coins, island, city }) =>
    t('ui:home.standing', {
      name,
      coins,
      tiles: island.reduce((sum, count) => sum + count, 0),
      buildings: city.length,
    }),
  );
  return (
    <PressableCard
      tone="legal"
      label={[title, standing, ...spoken].join('. ')}
      hint={t('ui:home.continueHint')}
      onPress={() => navigator.navigate(game.over ? 'Score' : 'Game', { id: game.id })}
      style={styles.card}
      testID="home-continue"
    >
      <View style={styles.line}>
        <View style={styles.texts}>
          <Text variant="heading" level={0}>
            {title}
          </Text>
          <Text variant="label" tone="textMuted">
            {standing}
          </Text>
        </View>
        <Glyph name="play" tone="accent" />
      </View>
      <Miniature seats={game.seats} />
    </PressableCard>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.m },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  texts: { flex: 1, gap: space.hair },
});
