import { refs } from '#functions/firestore/database';
import { deliver } from '#functions/push/deliver';
import { noticesOf } from '#functions/push/notices';
import type { MatchId } from '#protocol/ids';
import type { DeviceDoc } from '#protocol/profile';
import { readClock, realNow } from '#tests/emulator/support/clock';
import { matchOf } from '#tests/emulator/support/records';
import { Phones } from './clients';
import { counted } from './counting';
import { openPushes } from './pushes';
import { atMost, result, say } from './report';
import { ask, nextMove, openMatch } from './table';

const PLAYERS = 4;

interface Spent {
  reads: number;
  writes: number;
}

async function spending(work: () => Promise<unknown>, onto: Spent): Promise<void> {
  const before = { ...counted };
  await work();
  onto.reads += counted.reads - before.reads;
  onto.writes += counted.writes - before.writes;
}

export interface Cost {
  readonly writesPerMove: number;
  readonly writesWithPushes: number;
  readonly bytesPerClientMove: number;
}

/** Milliseconds between moves. Without a pause, nobody is notified of their turn. */
export const PACES = { 'in one sitting': 0, 'over days': 3_600_000 } as const;

/** Counts reads and writes of a 4-player match: moves, notifications, and data sent to phones. */
export async function costOfMatch(pace: keyof typeof PACES): Promise<Cost> {
  let passed = 0;
  const back = readClock(() => realNow() + passed);
  const service = await openPushes();
  const matchId = await openMatch(PLAYERS);
  await giveDevices(matchId);
  const moving = { reads: 0, writes: 0 };
  const telling = { reads: 0, writes: 0 };
  const matchNow = () => matchOf(matchId);
  const phones = new Phones(matchId, (await matchNow()).members);
  await phones.look();
  Object.assign(phones, { reads: 0, bytes: 0 });
  let moves = 0;
  for (let next = await nextMove(matchId); next !== null; next = await nextMove(matchId)) {
    const { uid, payload } = next;
    passed += PACES[pace];
    const before = await matchNow();
    await spending(() => ask('submitAction', uid, payload), moving);
    const notices = noticesOf(matchId, before, await matchNow());
    await spending(() => deliver(notices, Date.now()), telling);
    await phones.look();
    moves++;
  }
  await service.close();
  back();
  // The end of the match alone notifies everybody.
  if (service.sent.length === 0) throw new Error('no message was sent, so none was counted');
  const cost = {
    writesPerMove: moving.writes / moves,
    writesWithPushes: (moving.writes + telling.writes) / moves,
    bytesPerClientMove: phones.bytes / moves / PLAYERS,
  };
  say(`\nCost of a 4-player match of ${moves} moves ${pace}; everybody wants all messages`);
  const perMove = ({ reads }: { reads: number }) => (reads / moves).toFixed(2);
  result('reads per move', perMove(moving));
  atMost('writes per move', cost.writesPerMove, 2.5);
  result('reads per match, writes per match', `${moving.reads}, ${moving.writes}`);
  result(
    `reads (badges included), writes for its ${service.sent.length} messages`,
    `${telling.reads}, ${telling.writes}`,
  );
  atMost('writes per move, messages included', cost.writesWithPushes, 3);
  result('reads per move of phones that look on', perMove(phones));
  atMost('bytes sent to each of them per move', cost.bytesPerClientMove, 3000, 0);
  return cost;
}

async function giveDevices(matchId: MatchId): Promise<void> {
  const { members } = await matchOf(matchId);
  for (const uid of members) {
    const token = `ExponentPushToken[${uid.slice(0, 20)}]`;
    const device: DeviceDoc = { token, platform: 'ios', language: 'en', at: 0 };
    await refs.devices(uid).doc(token).set(device);
  }
}
