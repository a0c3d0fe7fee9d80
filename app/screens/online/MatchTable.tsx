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

/** The same table as on one phone, with a line above it that tells about the match. */
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
  // The same as long as it can be: the table is laid anew for a new one.
  const chat = useMemo(
    () =>
      isMember
        ? { pane: <ChatPane id={id} client={client} profile={profile} />, unread }
        : undefined,
    [isMember, id, client, profile, unread],
  );
  // Another player's newer app may have changed the match while this one was looking.
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
