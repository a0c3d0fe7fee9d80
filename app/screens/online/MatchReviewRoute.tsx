import { useEffect, useState } from 'react';
import type { RouteProps } from '#app/routes/routes';
import { useBack } from '#app/routes/useBack';
import { ReviewScreen } from '#app/screens/review/ReviewScreen';
import { Note } from '#app/screens/shared/Section';
import { useServices } from '#app/services/services';
import { Button } from '#app/ui/Button';
import { EmptyState } from '#app/ui/EmptyState';
import { Screen } from '#app/ui/Screen';
import { useToast } from '#app/ui/Toast';
import { EditionProvider, useT } from '#i18n/react';
import { isMatchId, type MatchId } from '#protocol/ids';
import type { LocalGame } from '#session/local/localGame';
import { gameOfMatch } from '#session/online/finishedMatch';
import type { OnlineClient } from '#session/online/hub';
import { newGameId } from '#session/saves/ids';
import { Connected } from './connection/Connected';
import { Connecting } from './connection/Connecting';
import { NoMatch } from './NoMatch';

/** The review of a finished online match. Its secrets are then public (I-4). */
export function MatchReviewRoute({ route }: RouteProps<'MatchReview'>) {
  const { id } = route.params;
  if (!isMatchId(id)) return <NoMatch why="missing" />;
  return <Connected>{({ client }) => <MatchStory client={client} id={id} />}</Connected>;
}

type MatchStoryProps = Readonly<{ client: OnlineClient; id: MatchId }>;

/** `none`: the match cannot be replayed; `unreachable`: the server cannot be reached. */
function usePlayed({ client, id }: MatchStoryProps) {
  const [played, setPlayed] = useState<LocalGame | 'none' | 'unreachable' | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads it again
  useEffect(() => {
    let isGone = false;
    client.readPlayedMatch(id).then(
      (found) => {
        if (!isGone) setPlayed((found && gameOfMatch(found, id, Date.now())) ?? 'none');
      },
      () => {
        if (!isGone) setPlayed('unreachable');
      },
    );
    return () => {
      isGone = true;
    };
  }, [client, id, tries]);
  return { played, retry: () => setTries(tries + 1) };
}

function MatchStory({ client, id }: MatchStoryProps) {
  const t = useT();
  const onBack = useBack();
  const { played, retry } = usePlayed({ client, id });
  if (played === null) return <Connecting />;
  if (played === 'unreachable') return <NoMatch why="unreachable" onRetry={retry} />;
  if (played === 'none') {
    return (
      <Screen title={t('ui:review.title')} onBack={onBack} testID="review-none">
        <EmptyState title={t('ui:review.notTold')} />
      </Screen>
    );
  }
  return (
    <EditionProvider edition={played.state.options.edition}>
      <ReviewScreen game={played}>
        <Keep game={played} />
      </ReviewScreen>
    </EditionProvider>
  );
}

/** Saves a copy as a local game, which can be replayed and continued from any point. */
function Keep({ game }: Readonly<{ game: LocalGame }>) {
  const t = useT();
  const { saves } = useServices();
  const toast = useToast();
  const [kept, setKept] = useState(false);
  const keep = () =>
    saves.save({ ...game, id: newGameId() }).then(
      () => {
        setKept(true);
        toast.show({ message: t('ui:review.kept') });
      },
      () => toast.show({ message: t('ui:saves.notSaved') }),
    );
  return (
    <>
      <Button
        kind="secondary"
        label={t('ui:review.keep')}
        disabled={kept}
        onPress={() => void keep()}
        wide
        testID="keep-match"
      />
      <Note>{t('ui:review.keepHint')}</Note>
    </>
  );
}
