import { useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import type { Connection } from '#app/screens/online/connection/Connected';
import { space } from '#app/ui/tokens/scale';
import { usePaneCover } from '#app/ui/usePaneCover';
import type { MatchId } from '#protocol/ids';
import { Composer } from './Composer';
import { Messages } from './Messages';
import { useConversation } from './useConversation';

/** The chat in a pane beside the table, for wide windows. */
export function ChatPane({ id, ...connection }: Connection & Readonly<{ id: MatchId }>) {
  const pane = useRef<View>(null);
  const scroll = useRef<ScrollView>(null);
  const cover = usePaneCover(pane);
  const conversation = useConversation(connection, id);
  return (
    <View ref={pane} style={[styles.fill, { paddingBottom: cover }]} testID="chat-pane">
      <ScrollView
        ref={scroll}
        style={styles.fill}
        contentContainerStyle={styles.messages}
        onContentSizeChange={() => scroll.current?.scrollToEnd({ animated: false })}
        keyboardShouldPersistTaps="handled"
      >
        <Messages id={id} {...connection} conversation={conversation} />
      </ScrollView>
      <View style={styles.composer}>
        <Composer onSend={conversation.send} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  messages: { padding: space.m, gap: space.s },
  composer: { padding: space.m },
});
