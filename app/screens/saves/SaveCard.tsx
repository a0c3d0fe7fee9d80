import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { gameStanding, gameTitle } from '#app/screens/shared/gameNames';
import { Miniature } from '#app/screens/shared/Miniature';
import { Badge } from '#app/ui/Badge';
import { Text } from '#app/ui/base/Text';
import { Card } from '#app/ui/Card';
import { Divider } from '#app/ui/Divider';
import { IconButton } from '#app/ui/IconButton';
import { Touchable } from '#app/ui/Touchable';
import { space } from '#app/ui/tokens/scale';
import { useLanguage, useT, useWords } from '#i18n/react';
import type { GameSummary } from '#session/saves/summary';

type SaveCardProps = Readonly<{
  game: GameSummary;
  onOpen: () => void;
  /** Only for a finished game. */
  onStory?: () => void;
  onRename: () => void;
  onDelete: () => void;
}>;

/** A saved game. The miniature opens it; buttons below rename and delete it. */
export function SaveCard({ game, onOpen, onStory, onRename, onDelete }: SaveCardProps) {
  const t = useT(game.edition);
  const name = gameTitle(t, game);
  const date = t('ui:saves.played', { date: useDay(game.updatedAt) });
  return (
    <Card tone="raised" style={styles.card}>
      <Standing game={game} date={date} onOpen={onOpen} />
      <Divider />
      <View style={styles.line}>
        <Text variant="caption" tone="textMuted" style={styles.fill}>
          {date}
        </Text>
        {onStory && (
          <IconButton
            icon={<Glyph name="chart" size={18} ground="raised" />}
            label={t('ui:review.openNamed', { name })}
            onPress={onStory}
            testID={`review-${game.id}`}
          />
        )}
        <IconButton
          icon={<Glyph name="edit" size={18} ground="raised" />}
          label={t('ui:saves.renameNamed', { name })}
          onPress={onRename}
          testID={`rename-${game.id}`}
        />
        <IconButton
          icon={<Glyph name="trash" size={18} ground="raised" />}
          label={t('ui:saves.delete', { name })}
          onPress={onDelete}
          testID={`delete-${game.id}`}
        />
      </View>
    </Card>
  );
}

type StandingProps = Readonly<{ game: GameSummary; date: string; onOpen: () => void }>;

function Standing({ game, date, onOpen }: StandingProps) {
  const t = useT(game.edition);
  const words = useWords();
  const name = gameTitle(t, game);
  const standing = gameStanding(t, game);
  return (
    <Touchable
      label={[name, standing, date].join('. ')}
      hint={t(game.over ? 'ui:saves.scoreHint' : 'ui:saves.openHint')}
      onPress={onOpen}
      style={styles.open}
      testID={`save-${game.id}`}
    >
      <View style={styles.line}>
        <Text variant="bodyStrong" style={styles.fill}>
          {name}
        </Text>
        <Badge text={words.edition(game.edition)} />
      </View>
      <Text variant="label" tone="textMuted">
        {standing}
      </Text>
      <Miniature seats={game.seats} />
    </Touchable>
  );
}

/** "16 November", in the language of the app. */
function useDay(time: number): string {
  const language = useLanguage();
  return new Date(time).toLocaleDateString(language, { day: 'numeric', month: 'long' });
}

const styles = StyleSheet.create({
  card: { gap: space.s, paddingBottom: space.xs },
  open: { gap: space.s },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  fill: { flex: 1 },
});
