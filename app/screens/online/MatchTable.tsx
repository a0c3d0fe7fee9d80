import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Feedback } from '#app/feedback/Feedback';
import { AskForMessages } from '#app/messages/AskForMessages';
import { useNavigator } from '#app/routes/useBack';
import { ErrorBoundary } from '#app/screens/shared/ErrorBoundary';
import { GameTrouble } from '#app/screens/shared/GameTrouble';
import { TurnTitle } from '#app/screens/shared/TurnTitle';
import { useLogNotice } from '#app/screens/shared/useLogNotice';
import { useHasLogPane } from '#app/table/layout/usePlan';
import { TableScreen } from '#app/table/TableScreen';
import { BelowNotch } from '#app/ui/BelowNotch';
import { EditionProvider } from '#i18n/react';
import type { MatchId } from '#protocol/ids';
import type { OnlineSession } from '#session/online/hub';
import { useSession } from '#session/useSession';
import { ChatPane } from './chat/ChatPane';
import { useUnread } from './chat/useUnread';
import type { Connection } from './connection/Connected';
import { Connecting } from './connection/Connecting';
import { MatchBar } from './MatchBar';
import { NoMatch } from './NoMatch';
import { mutedPeople } from './people/blockLists';
import { UpdateScreen } from './UpdateScreen';
import { useMatchSession } from './useMatch';

type MatchTableProps = Connection & Readonly<{ id: MatchId }>;
type OpenTableProps = MatchTableProps & Readonly<{ session: OnlineSession }>;

/** The same table as for local games, with a bar about the match above it. */
export function MatchTable({ id, client, profile }: MatchTableProps) {
  const { session, retry } = useMatchSession(id);
  if (session === null) return <Connecting />;
  if (session === 'unreachable') return <NoMatch why={session} onRetry={retry} />;
  if (session === 'newer') return <UpdateScreen />;
  if (typeof session === 'string') return <NoMatch why={session} />;
  return <OpenTable id={id} client={client} profile={profile} session={session} />;
}

function OpenTable({ id, client, profile, session }: OpenTableProps) {
  const navigator = useNavigator();
  const hasChatBeside = useHasLogPane();
  const { view, holder, notice } = useSession(session);
  useLogNotice(notice);
  const isMember = holder !== null;
  const unread = useUnread(client, id, mutedPeople(profile), isMember);
  // Memoized, because a new object renders the whole table again.
  const chat = useMemo(
    () =>
      isMember
        ? { pane: <ChatPane id={id} client={client} profile={profile} />, unread }
        : undefined,
    [isMember, id, client, profile, unread],
  );
  // A newer version may have changed the match while it was open.
  if (notice === 'updateNeeded') return <UpdateScreen />;
  const { edition } = view.options;
  return (
    <View style={styles.fill}>
      <EditionProvider edition={edition}>
        <MatchBar
          id={id}
          client={client}
          profile={profile}
          session={session}
          unread={unread}
          hasChatBeside={hasChatBeside}
        />
      </EditionProvider>
      <View style={styles.fill}>
        <ErrorBoundary fallback={<GameTrouble error="crashed" />}>
          <EditionProvider edition={edition}>
            <Feedback session={session} />
            <TurnTitle session={session} />
            <BelowNotch>
              <TableScreen
                session={session}
                onLeave={() => navigator.popTo('Online')}
                onScore={() => navigator.navigate('MatchScore', { id })}
                onRules={(topic) => navigator.navigate('Rules', { topic, edition })}
                chat={chat}
              />
            </BelowNotch>
            <AskForMessages client={client} session={session} />
          </EditionProvider>
        </ErrorBoundary>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
