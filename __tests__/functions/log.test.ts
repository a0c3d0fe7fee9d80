import { PASS } from '#engine';
import { appendPly, emptyLog, spillLog } from '#functions/match/log';
import type { MatchRecord } from '#functions/match/recordSchema';
import { LOG_BATCH as BATCH, type LoggedPly } from '#protocol/match';

const logOf = (plies: number) => {
  let log = emptyLog;
  for (let ply = 0; ply < plies; ply++) {
    const played = { ply, seat: 0, by: 'person', round: 1 } as const;
    log = appendPly(log, played, PASS, [{ type: 'passed', seat: 0 }], 2);
  }
  return log;
};

describe('the log of a match', () => {
  it.each([0, 1, BATCH, 2 * BATCH - 1])('%d plies stay in the match', (plies) => {
    const { record, batches } = spillLog({ log: logOf(plies) } as MatchRecord);
    expect(batches).toEqual([]);
    expect(record.log.plies).toHaveLength(plies);
  });

  it.each([2 * BATCH, 3 * BATCH + 5, 10 * BATCH])(
    'of %d plies moves whole batches out, and keeps at least one for the recap',
    (plies) => {
      const { record, batches } = spillLog({ log: logOf(plies) } as MatchRecord);
      const spilled = batches.map((batch) => JSON.parse(batch.plies) as LoggedPly[]);
      expect(spilled.every(({ length }) => length === BATCH)).toBe(true);
      expect(record.log.plies.length).toBeGreaterThanOrEqual(BATCH);
      expect([...spilled.flat(), ...record.log.plies].map(({ ply }) => ply)).toEqual(
        Array.from({ length: plies }, (_, ply) => ply),
      );
      expect(record.log.batches).toBe(batches.length);
    },
  );
});
