import { useMemo } from 'react';
import { Glyph } from '#app/art/Glyph';
import { ranking } from '#app/screens/score/ranking';
import { listOf } from '#app/screens/shared/gameNames';
import { Section } from '#app/screens/shared/Section';
import { shareText } from '#app/screens/shared/sharing';
import { usePictures } from '#app/screens/shared/usePictures';
import { useShare } from '#app/screens/shared/useShare';
import { Button } from '#app/ui/Button';
import { useTheme } from '#app/ui/theme/theme';
import { useT } from '#i18n/react';
import type { LocalGame } from '#session/local/localGame';
import type { GameReview } from '#session/review/gameReview';
import { writeNotation } from '#session/saves/notation';
import { reviewPicture } from './picture';

type ShareReviewProps = Readonly<{ game: LocalGame; review: GameReview }>;

function usePicture({ game, review }: ShareReviewProps): () => string {
  const t = useT();
  const theme = useTheme();
  const names = game.seats.map(({ name }) => name);
  return () =>
    reviewPicture(
      review,
      game.seats,
      {
        title: t('ui:review.title'),
        subtitle: `${listOf(t, names)} · ${t('ui:score.subtitle', { count: game.state.round })}`,
        chances: t('ui:review.measure.chances'),
        places: ranking(game.state).flatMap(({ rank, seat, total }) => {
          const setup = game.seats[seat];
          if (setup === undefined) return [];
          const { name, color } = setup;
          return { text: t('ui:score.place', { rank, name, total }), color };
        }),
        app: t('ui:home.title'),
      },
      theme,
    );
}

/** Buttons to share the game. */
export function ShareReview({ game, review }: ShareReviewProps) {
  const t = useT();
  const share = useShare();
  const picture = usePicture({ game, review });
  const { share: sharePicture, canvas } = usePictures();
  const text = useMemo(() => writeNotation(game), [game]);
  return (
    <Section title={t('ui:review.share')} note={t('ui:review.shareTextHint')}>
      <Button
        kind="secondary"
        icon={<Glyph name="share" size={20} ground="raised" />}
        label={t('ui:review.sharePicture')}
        onPress={() => share(() => sharePicture('borinquen.png', picture()))}
        wide
        testID="review-share"
      />
      {text !== null && (
        <Button
          kind="secondary"
          icon={<Glyph name="share" size={20} ground="raised" />}
          label={t('ui:review.shareText')}
          onPress={() => share(() => shareText(text))}
          wide
          testID="review-share-text"
        />
      )}
      {canvas}
    </Section>
  );
}
