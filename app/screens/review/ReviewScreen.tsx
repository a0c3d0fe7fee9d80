import { type ReactNode, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useBack } from '#app/routes/useBack';
import { ReplayDesk } from '#app/screens/score/Replay';
import { ranking } from '#app/screens/score/ranking';
import { ScoreChart } from '#app/screens/score/ScoreChart';
import { voiceFor } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { Screen } from '#app/ui/Screen';
import { Sheet } from '#app/ui/Sheet';
import { space } from '#app/ui/tokens/scale';
import { viewFor } from '#engine';
import { useT, useWords } from '#i18n/react';
import type { LocalGame } from '#session/local/localGame';
import { onlyPerson } from '#session/local/nextDecision';
import { ReviewPage } from './ReviewPage';
import { type ReviewText, reviewText } from './reviewText';

type ReviewScreenProps = Readonly<{
  /** A finished game. */
  game: LocalGame;
  /** Further actions with the game. */
  children?: ReactNode;
}>;

function useReviewText({ state, seats }: LocalGame): ReviewText {
  const t = useT();
  const words = useWords();
  return useMemo(
    () => reviewText(voiceFor(viewFor(state, null), t, words, onlyPerson(seats))),
    [state, t, words, seats],
  );
}

/** The review of a finished game: computed once, then stored. */
export function ReviewScreen({ game, children }: ReviewScreenProps) {
  const t = useT();
  const onBack = useBack();
  const words = useReviewText(game);
  const [seen, setSeen] = useState<number | null>(null);
  return (
    <Screen title={t('ui:review.title')} onBack={onBack} roomy testID="review">
      <ReviewPage game={game} words={words} onSee={setSeen} points={<Points game={game} />}>
        {children}
      </ReviewPage>
      <Sheet
        open={seen !== null}
        onClose={() => setSeen(null)}
        title={t('ui:score.replay')}
        testID="review-replay"
      >
        <ReplayDesk key={seen} game={game} from={seen ?? 0} />
      </Sheet>
    </Screen>
  );
}

function Points({ game }: Readonly<{ game: LocalGame }>) {
  const t = useT();
  return (
    <View style={styles.points}>
      <Text variant="heading">{t('ui:review.points')}</Text>
      <ScoreChart ranked={ranking(game.state)} seats={game.seats} />
    </View>
  );
}

const styles = StyleSheet.create({ points: { gap: space.s } });
