import type { RouteProps } from '#app/routes/routes';
import { FinishedGame } from '#app/screens/shared/FinishedGame';
import { ReviewScreen } from './ReviewScreen';

/** The review of a local game. */
export function ReviewRoute({ route }: RouteProps<'Review'>) {
  return <FinishedGame id={route.params.id}>{(game) => <ReviewScreen game={game} />}</FinishedGame>;
}
