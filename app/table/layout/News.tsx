import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Text } from '../../ui/Text';
import { useTable } from '../model/TableContext';
import { sentence } from '../story/sentences';

/** How many of the latest events are read out together. */
const LATEST = 4;

/** What has just happened: read out by screen readers, and shown while one waits. */
export const News = memo(function News() {
  const { snapshot, voice, asked } = useTable();
  const { log } = snapshot;
  const lines = useMemo(
    () => log.slice(-LATEST).flatMap(({ event }) => sentence(event, voice) ?? []),
    [log, voice],
  );
  const waiting = asked === null;
  return (
    <View aria-live="polite" style={waiting ? undefined : styles.unseen}>
      <Text variant="caption" tone="textMuted" testID="news">
        {waiting ? lines.at(-1) : lines.join('. ')}
      </Text>
    </View>
  );
});

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});
