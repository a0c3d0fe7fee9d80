import type { RouteProps } from '#app/routes/routes';
import { FinishedGame } from '#app/screens/shared/FinishedGame';
import { StoryScreen } from './StoryScreen';

/** The story of a game of this device. */
export function StoryRoute({ route }: RouteProps<'Story'>) {
  return <FinishedGame id={route.params.id}>{(game) => <StoryScreen game={game} />}</FinishedGame>;
}
