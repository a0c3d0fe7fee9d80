import type { RouteProps } from '#app/routes/routes';
import { useOnlineState } from '#app/services/useOnline';
import { isMatchId } from '#protocol/ids';
import { needsNewerApp } from '#session/online/outdatedApp';
import { Connected, type Connection } from './connection/Connected';
import { Connecting } from './connection/Connecting';
import { LobbyScreen } from './LobbyScreen';
import { MatchTable } from './MatchTable';
import { NoMatch } from './NoMatch';
import { UpdateScreen } from './UpdateScreen';
import { useMatch } from './useMatch';

/** Shows a match: the lobby before it begins, the table afterwards. */
export function MatchRoute({ route }: RouteProps<'Match'>) {
  return <Connected>{(connection) => <Match {...connection} id={route.params.id} />}</Connected>;
}

function Match({ client, profile, id }: Connection & Readonly<{ id: string }>) {
  const seen = useMatch(client, id);
  const { matches } = useOnlineState();
  if (!isMatchId(id)) return <NoMatch why="missing" />;
  const listed = matches?.find((it) => it.id === id)?.match.status;
  const hasBegun = listed !== undefined && listed !== 'lobby';
  // Until the server answers, the table shows the cached match.
  if (seen === null && !hasBegun) return <Connecting />;
  if (seen === null || seen === 'unreachable') {
    return <MatchTable id={id} client={client} profile={profile} />;
  }
  if (seen === 'newer') return <UpdateScreen />;
  if (seen === 'missing') return <NoMatch why={seen} />;
  const { match } = seen;
  if (needsNewerApp(match)) return <UpdateScreen />;
  if (match.status === 'cancelled') return <NoMatch why="cancelled" />;
  return match.status === 'lobby' ? (
    <LobbyScreen id={id} match={match} uid={client.uid} name={profile.name} />
  ) : (
    <MatchTable id={id} client={client} profile={profile} />
  );
}
