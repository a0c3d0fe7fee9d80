import { memo, useEffect, useMemo, useRef } from 'react';
import { useRoom } from '#app/table/layout/useRoom';
import { useTable } from '#app/table/model/TableContext';
import { eventLines } from '#app/text/recap';
import { sentence } from '#app/text/sentences';
import { sinceOwnAction } from '#app/text/since';
import type { Voice } from '#app/text/voice';
import { announce } from '#app/ui/announce';
import { Text } from '#app/ui/base/Text';
import { useTextScale } from '#app/ui/base/windowShape';
import type { LogEntry } from '#session/session';

/** Number of latest events that are read out together. */
const LATEST = 4;

/** Events since the reader's last action, newest last. */
export const RecentEvents = memo(function News() {
  const { snapshot, voice } = useTable();
  const { tall } = useRoom();
  const { log } = snapshot;
  const lines = useMemo(() => {
    const since = sinceOwnAction(log, voice.reader);
    return eventLines(since.length > 0 ? since : log.slice(-1), voice);
  }, [log, voice]);
  useSpokenEvents(log, voice);
  const rows = tall ? ROWS_TALL : 1;
  // The height is constant, so that nothing below moves.
  const line = LINE_HEIGHT * useTextScale('caption');
  return (
    <Text
      variant="caption"
      tone="textMuted"
      numberOfLines={rows}
      // A text that is too long was already cut at its beginning by `newestThatFit`.
      ellipsizeMode="tail"
      style={{ height: rows * line }}
      testID="recent-events"
    >
      {newestThatFit(lines, rows * CHARACTERS_A_ROW)}
    </Text>
  );
});

const ROWS_TALL = 2;
/** Number of characters that always fit into a row on a narrow phone. */
const CHARACTERS_A_ROW = 48;
const LINE_HEIGHT = 16;

/** The latest lines that fit, in order, and at least the newest. */
function newestThatFit(lines: readonly string[], room: number): string {
  const fitting: string[] = [];
  let left = room;
  for (const line of [...lines].reverse()) {
    left -= line.length + SEPARATOR.length;
    if (fitting.length > 0 && left < 0) break;
    fitting.unshift(line);
  }
  return fitting.join(SEPARATOR);
}

const SEPARATOR = ' · ';

/** Reads out every new event once. */
function useSpokenEvents(log: readonly LogEntry[], voice: Voice): void {
  const told = useRef(log.length);
  useEffect(() => {
    const lines = log.slice(told.current).flatMap(({ event }) => sentence(event, voice) ?? []);
    told.current = log.length;
    if (lines.length > 0) announce(lines.slice(-LATEST).join('. '));
  }, [log, voice]);
}
