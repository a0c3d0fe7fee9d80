import { type ReactNode, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { LogChapters } from '#app/table/log/LogSheet';
import { useTable } from '#app/table/model/TableContext';
import { Heading } from '#app/table/widgets/Heading';
import { Segmented } from '#app/ui/Segmented';
import { themedStyles } from '#app/ui/theme/themed';
import { space, stroke } from '#app/ui/tokens/scale';

/** The chat and its number of unread messages. */
export type TableChat = Readonly<{ pane: ReactNode; unread: number }>;

type LogPaneProps = Readonly<{ width: number; chat?: TableChat }>;
type Shown = 'log' | 'chat';

/** Number of chapters shown. The log sheet has more. */
const LATEST = 16;

/** The log, newest first, and the chat. */
export function LogPane({ width, chat }: LogPaneProps) {
  const { voice } = useTable();
  const { t } = voice;
  const { edge } = useEdge();
  const { bottom } = useSafeAreaInsets();
  const [wanted, want] = useState<Shown>('log');
  const shown = chat === undefined ? 'log' : wanted;
  const unread = chat?.unread ?? 0;
  const chatLabel =
    unread > 0 && shown === 'log'
      ? t('ui:online.chatCount', { count: unread })
      : t('ui:online.chat');
  return (
    <View style={[edge, { width, paddingBottom: bottom }]} testID="log-pane">
      <View style={styles.head}>
        {chat === undefined ? (
          <Heading text={t('ui:table.logTitle')} />
        ) : (
          <Segmented<Shown>
            label={t('ui:table.paneShows')}
            value={shown}
            onChange={want}
            options={[
              { value: 'log', label: t('ui:table.log') },
              { value: 'chat', label: chatLabel },
            ]}
            testID="log-shows"
          />
        )}
      </View>
      {shown === 'chat' ? (
        chat?.pane
      ) : (
        <ScrollView style={styles.fill} contentContainerStyle={styles.log}>
          <LogChapters most={LATEST} />
        </ScrollView>
      )}
    </View>
  );
}

const useEdge = themedStyles(({ colors }) => ({
  edge: {
    borderLeftColor: colors.border,
    borderLeftWidth: stroke.hair,
    backgroundColor: colors.surface,
  },
}));

const styles = StyleSheet.create({
  head: { paddingHorizontal: space.m, paddingTop: space.m },
  fill: { flex: 1 },
  log: { padding: space.m },
});
