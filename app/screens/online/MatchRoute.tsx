import { isMatchId } from '../../../src/protocol/ids';
import type { RouteProps } from '../../navigation/routes';
import { Opening } from '../game/Opening';
import { Connected, type Connection } from './Connected';
import { LobbyScreen } from './LobbyScreen';
import { MatchTable } from './MatchTable';
import { NoMatch } from './NoMatch';
import { useMatch } from './useMatch';

/** A match at its address: the lobby before it begins, the table afterwards. */
export function MatchRoute({ route }: RouteProps<'Match'>) {
  return <Connected>{(connection) => <Match {...connection} id={route.params.id} />}</Connected>;
}

function Match({ client, profile, id }: Connection & Readonly<{ id: string }>) {
  const seen = useMatch(client, id);
  if (seen === null) return <Opening />;
  if (seen === undefined || !isMatchId(id)) return <NoMatch why="missing" />;
  const { match } = seen;
  if (match.status === 'cancelled') return <NoMatch why="cancelled" />;
  return match.status === 'lobby' ? (
    <LobbyScreen id={id} match={match} uid={client.uid} name={profile.name} />
  ) : (
    <MatchTable id={id} client={client} profile={profile} match={match} />
  );
}
