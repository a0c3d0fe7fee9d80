import { isRefusal, legalActions, nextInt, randomPlacement, SEATS, seedRandom } from '#engine';
import { begin } from '#functions/match/begin';
import { spillLog } from '#functions/match/log';
import { projectMatch } from '#functions/match/project';
import {
  actingSeatsOf,
  type MatchRecord,
  type RecordDoc,
  readRecord,
  withSeat,
  writeRecord,
} from '#functions/match/record';
import { playAction, settle } from '#functions/match/referee';
import {
  framesIn,
  RELEASE_1_FRAMES,
  type Release1Entry,
  release1,
  release1Content,
} from '#tests/fixtures/release1';

const all = release1('matches');
const NOW = Date.UTC(2027, 0, 1);

function recordOf(entry: Release1Entry): MatchRecord {
  const documents = Object.entries(release1Content<RecordDoc>(entry));
  const [, doc] = documents.find(([path]) => path.endsWith('/secret/state')) ?? [];
  if (doc === undefined) throw new Error('there is no record');
  return readRecord(doc);
}

/** As people would go on: they start what waits in the lobby and take back what they left. */
function underWay(record: MatchRecord): MatchRecord {
  if (record.status === 'lobby') return begin(record, 'bots', NOW);
  if (record.status !== 'abandoned') return record;
  const back = SEATS.slice(0, record.seats.length).reduce(
    (it, seat) => withSeat(it, seat, { left: null }),
    record,
  );
  return settle(back, [], NOW);
}

const storedAndRead = (record: MatchRecord) => readRecord(writeRecord(spillLog(record).record));

/** Everybody who is waited for acts by chance. */
function playOn(start: MatchRecord): MatchRecord {
  const random = seedRandom(start.id);
  let record = start;
  while (record.status === 'running' && record.state !== null) {
    const [seat] = actingSeatsOf(record);
    if (seat === undefined) throw new Error('nobody is waited for');
    const actions = legalActions(record.state, seat);
    const action =
      actions[nextInt(random, Math.max(1, actions.length))] ??
      randomPlacement(record.state, seat, random);
    const played = playAction(record, seat, action, 'person');
    if (isRefusal(played)) throw new Error(`${played.code} at ply ${record.state.ply}`);
    record = settle(played, [seat], NOW);
  }
  return record;
}

describe('match records of the first release', () => {
  it('are there for every kind of frame, number of seats, edition and expansion', () => {
    expect(framesIn(all)).toEqual(RELEASE_1_FRAMES);
    expect(new Set(all.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5]));
    expect(new Set(all.map(({ edition }) => edition))).toEqual(new Set(['classic', '1897']));
    expect(new Set(all.map(({ expansions }) => expansions.join()))).toEqual(
      new Set(['', 'newBuildings', 'nobles', 'newBuildings,nobles']),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(['lobby', 'running', 'abandoned', 'over']),
    );
  });

  it.each(all)('$file: $seats seats at ply $ply, is read and goes on to the end', (entry) => {
    const record = recordOf(entry);
    expect(record.status).toBe(entry.status);
    expect(record.seats).toHaveLength(entry.seats);
    expect(record.state?.ply ?? 0).toBe(entry.ply);
    expect(projectMatch(record).actingSeats.length > 0).toBe(entry.status === 'running');
    const end = storedAndRead(playOn(storedAndRead(underWay(record))));
    expect(end.status).toBe('over');
    expect(projectMatch(end)).toMatchObject({ status: 'over', actingSeats: [], deadline: null });
  });
});
