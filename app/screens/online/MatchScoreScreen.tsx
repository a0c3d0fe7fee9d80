import { useState } from 'react';
import type { RouteProps } from '#app/routes/routes';
import { useBack, useNavigator } from '#app/routes/useBack';
import { ranking } from '#app/screens/score/ranking';
import { ScoreChart } from '#app/screens/score/ScoreChart';
import { TieBreak } from '#app/screens/score/TieBreak';
import { ReviewButton } from '#app/screens/shared/ReviewButton';
import { useAsk } from '#app/services/useOnline';
import { Button } from '#app/ui/Button';
import { Screen } from '#app/ui/Screen';
import { EditionProvider, useT } from '#i18n/react';
import { isMatchId, type MatchId } from '#protocol/ids';
import { Connected } from './connection/Connected';
import { Connecting } from './connection/Connecting';
import { NoMatch } from './NoMatch';
import { UpdateScreen } from './UpdateScreen';
import { useMatchSession } from './useMatch';

/** The result of a match, with a rematch button. */
export function MatchScoreScreen({ route }: RouteProps<'MatchScore'>) {
  const { id } = route.params;
  if (!isMatchId(id)) return <NoMatch why="missing" />;
  return <Connected>{() => <MatchScore id={id} />}</Connected>;
}

function MatchScore({ id }: Readonly<{ id: MatchId }>) {
  const t = useT();
  const onBack = useBack();
  const navigator = useNavigator();
  const ask = useAsk();
  const [busy, setBusy] = useState(false);
  const { session, retry } = useMatchSession(id);
  if (session === null) return <Connecting />;
  if (session === 'unreachable') return <NoMatch why={session} onRetry={retry} />;
  if (session === 'newer') return <UpdateScreen />;
  if (typeof session === 'string') return <NoMatch why={session} />;
  const { guessedState: state, seats, view, holder } = session.get();
  const ranked = ranking(state);
  const again = async () => {
    setBusy(true);
    const next = await ask('rematch', { matchId: id });
    setBusy(false);
    if (next !== null) navigator.replace('Match', { id: next.matchId });
  };
  const footer = (
    <Button
      label={t('ui:online.rematch')}
      hint={t('ui:online.rematchHint')}
      onPress={again}
      busy={busy}
      wide
      testID="match-rematch"
    />
  );
  return (
    <EditionProvider edition={view.options.edition}>
      <Screen
        title={t('ui:online.result')}
        onBack={onBack}
        footer={holder === null ? undefined : footer}
        testID="match-score"
      >
        <ScoreChart ranked={ranked} seats={seats} />
        <TieBreak ranked={ranked} seats={seats} />
        <ReviewButton onPress={() => navigator.navigate('MatchReview', { id })} />
      </Screen>
    </EditionProvider>
  );
}
