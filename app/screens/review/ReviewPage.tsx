import type { ReactNode } from 'react';
import { Text } from '#app/ui/base/Text';
import { Columns } from '#app/ui/Columns';
import { useT } from '#i18n/react';
import type { LocalGame } from '#session/local/localGame';
import { Curve } from './Curve';
import { Decisions } from './Decisions';
import { Numbers } from './Numbers';
import { ReviewProgress } from './ReviewProgress';
import type { ReviewText } from './reviewText';
import { ShareReview } from './ShareReview';
import { TurningPoints } from './TurningPoints';
import { useReviewJob } from './useReviewJob';

export type ReviewPageProps = Readonly<{
  /** A finished game. */
  game: LocalGame;
  words: ReviewText;
  /** Shows the table at a step. */
  onSee: (step: number) => void;
  /** The breakdown of all players' points. */
  points: ReactNode;
  /** Further actions with the game. */
  children?: ReactNode;
}>;

/** The review, shown after it has been computed. */
export function ReviewPage({ game, words, onSee, points, children }: ReviewPageProps) {
  const t = useT();
  const { job, state } = useReviewJob(game);
  const { review } = state;
  if (job === null) return null;
  if (review === null) return <ReviewProgress job={job} state={state} />;
  const { seats } = game;
  return (
    <>
      {review.isPartial && <Text tone="textMuted">{t('ui:review.partial')}</Text>}
      <Columns>
        <>
          <Curve review={review} seats={seats} />
          <TurningPoints review={review} words={words} onSee={onSee} />
          <Decisions review={review} steps={job.steps} seats={seats} words={words} onSee={onSee} />
        </>
        <>
          {points}
          <Numbers review={review} seats={seats} />
          <ShareReview game={game} review={review} />
          {children}
        </>
      </Columns>
    </>
  );
}
