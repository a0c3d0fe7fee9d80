import { useDeferredValue, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { RoleIcon } from '#app/art/icons';
import { useTable } from '#app/table/model/TableContext';
import { type Chapter, chapters } from '#app/text/recap';
import { roleWord } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { Sheet, type SheetHandle } from '#app/ui/Sheet';
import { space } from '#app/ui/tokens/scale';

/** A long game has hundreds of chapters, so only the newest are shown. */
const MOST = 60;

/** The log of the game, newest first. */
export function LogSheet(handle: SheetHandle) {
  const { voice } = useTable();
  return (
    <Sheet {...handle} title={voice.t('ui:table.logTitle')} testID="log-sheet">
      <LogChapters most={MOST} />
    </Sheet>
  );
}

/** The latest chapters, newest first. It may render a moment after the move. */
export function LogChapters({ most }: Readonly<{ most: number }>) {
  const { snapshot, voice } = useTable();
  const log = useDeferredValue(snapshot.log);
  const told = useMemo(
    () => chapters(log, voice, false).slice(-most).reverse(),
    [log, voice, most],
  );
  // Nothing inside is focusable, so the list itself must be, to scroll by keyboard.
  return (
    <View style={styles.column} tabIndex={0}>
      {told.map((chapter) => (
        <ChapterText key={chapter.number} chapter={chapter} />
      ))}
    </View>
  );
}

export function ChapterText({ chapter }: Readonly<{ chapter: Chapter }>) {
  const { role, title, lines } = chapter;
  return (
    <View style={styles.chapter}>
      {title && (
        <View style={styles.title}>
          {role !== null && <RoleIcon role={roleWord(role)} size={24} />}
          <Text variant={role === null ? 'heading' : 'bodyStrong'} style={styles.text}>
            {title}
          </Text>
        </View>
      )}
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: log lines keep their order
        <Text key={at} variant="body" tone="textMuted" style={styles.line}>
          {line}
        </Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: space.m },
  chapter: { gap: space.hair },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  text: { flex: 1 },
  line: { fontSize: 15, lineHeight: 21 },
});
