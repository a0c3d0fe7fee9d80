import { StyleSheet, View } from 'react-native';
import { EditionProvider } from '../../../src/i18n/react';
import type { MatchId } from '../../../src/protocol/ids';
import type { MatchDoc } from '../../../src/protocol/match';
import { Feedback } from '../../feedback/Feedback';
import { useNavigator } from '../../navigation/useBack';
import { TableScreen } from '../../table/TableScreen';
import { GameTrouble } from '../game/GameTrouble';
import { Opening } from '../game/Opening';
import { Guard } from '../shared/Guard';
import type { Connection } from './Connected';
import { MatchBar } from './MatchBar';
import { NoMatch } from './NoMatch';
import { useMatchSession } from './useMatch';

type MatchTableProps = Connection & Readonly<{ id: MatchId; match: MatchDoc }>;

/** The same table as on one phone, with a line above it that tells about the match. */
export function MatchTable({ id, client, profile, match }: MatchTableProps) {
  const navigator = useNavigator();
  const session = useMatchSession(id);
  if (session === null) return <Opening />;
  if (session === undefined) return <NoMatch why="missing" />;
  const { edition } = session.get().view.options;
  return (
    <View style={styles.fill}>
      <EditionProvider edition={edition}>
        <MatchBar id={id} client={client} profile={profile} match={match} session={session} />
      </EditionProvider>
      <View style={styles.fill}>
        <Guard fallback={<GameTrouble fault="crashed" />}>
          <EditionProvider edition={edition}>
            <Feedback session={session} />
            <TableScreen
              session={session}
              onLeave={() => navigator.popTo('Online')}
              onScore={() => navigator.navigate('MatchScore', { id })}
              onRules={(topic) => navigator.navigate('Rules', { topic, edition })}
            />
          </EditionProvider>
        </Guard>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
