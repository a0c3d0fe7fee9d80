import type { RouteProps } from '#app/routes/routes';
import { FinishedGame } from '#app/screens/shared/FinishedGame';
import { ScoreScreen } from './ScoreScreen';

/** Opens the score sheet of a finished game. */
export function ScoreRoute({ route, navigation }: RouteProps<'Score'>) {
  return (
    <FinishedGame id={route.params.id}>
      {(game) => (
        <ScoreScreen game={game} onGame={(next) => navigation.replace('Game', { id: next })} />
      )}
    </FinishedGame>
  );
}
