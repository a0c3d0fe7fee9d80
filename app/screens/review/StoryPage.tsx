import type { ReactNode } from 'react';
import { Text } from '#app/ui/base/Text';
import { Columns } from '#app/ui/Columns';
import { useT } from '#i18n/react';
import type { LocalGame } from '#session/local/localGame';
import { Curve } from './Curve';
import { Decisions } from './Decisions';
import { Numbers } from './Numbers';
import { ShareStory } from './ShareStory';
import type { StoryWords } from './storyWords';
import { Turns } from './Turns';
import { useTelling } from './useTelling';
import { Working } from './Working';

export type StoryPageProps = Readonly<{
  /** A game that is over. */
  game: LocalGame;
  words: StoryWords;
  /** Shows the table after so many moves. */
  onSee: (step: number) => void;
  /** Where everybody's points came from. */
  points: ReactNode;
  /** What else can be done with the game. */
  children?: ReactNode;
}>;

/** The story itself: worked out first, then told. */
export function StoryPage({ game, words, onSee, points, children }: StoryPageProps) {
  const t = useT();
  const { telling, state } = useTelling(game);
  const { story } = state;
  if (telling === null) return null;
  if (story === null) return <Working telling={telling} state={state} />;
  const { seats } = game;
  return (
    <>
      {story.isPartial && <Text tone="textMuted">{t('ui:story.partial')}</Text>}
      <Columns>
        <>
          <Curve story={story} seats={seats} />
          <Turns story={story} words={words} onSee={onSee} />
          <Decisions
            story={story}
            steps={telling.steps}
            seats={seats}
            words={words}
            onSee={onSee}
          />
        </>
        <>
          {points}
          <Numbers story={story} seats={seats} />
          <ShareStory game={game} story={story} />
          {children}
        </>
      </Columns>
    </>
  );
}
