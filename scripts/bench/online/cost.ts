import { PushStub } from '../../../__tests__/emulator/support/pushStub';
import { at } from '../../../functions/src/database';
import { deliver } from '../../../functions/src/push/deliver';
import { noticesOf } from '../../../functions/src/push/notices';
import type { MatchId } from '../../../src/protocol/ids';
import type { MatchDoc } from '../../../src/protocol/match';
import { counted, countOperations } from './counting';
import { result, say } from './report';
import { ask, nextMove, openMatch } from './table';

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

/** Reads and writes of a whole 4-player match, moves and messages apart. */
export async function costOfMatch(): Promise<void> {
  const service = await PushStub.open();
  process.env.EXPO_BASE_URL = service.url;
  const matchId = await openMatch(4);
  await giveDevices(matchId);
  countOperations();
  const moving = { reads: 0, writes: 0 };
  const telling = { reads: 0, writes: 0 };
  const matchNow = async () => (await at.match(matchId).get()).data() as MatchDoc;
  let moves = 0;
  for (let next = await nextMove(matchId); next !== null; next = await nextMove(matchId)) {
    const { uid, payload } = next;
    const before = await matchNow();
    await spending(() => ask('submitAction', uid, payload), moving);
    const notices = noticesOf(matchId, before, await matchNow());
    await spending(() => deliver(notices, Date.now()), telling);
    moves++;
  }
  const perMove = moving.writes / moves;
  await service.close();
  say(
    `\nCost of a 4-player match of ${moves} moves; everybody has a device and wants all messages`,
  );
  result('reads per move', (moving.reads / moves).toFixed(2));
  result('writes per move', perMove.toFixed(2), { text: '≤ 3', isMet: perMove <= 3 });
  result('reads per match, writes per match', `${moving.reads}, ${moving.writes}`);
  const all = (moving.writes + telling.writes) / moves;
  result(
    `reads, writes for its ${service.sent.length} messages`,
    `${telling.reads}, ${telling.writes}`,
  );
  result('writes per move, messages included', all.toFixed(2));
}

async function giveDevices(matchId: MatchId): Promise<void> {
  const { members } = (await at.match(matchId).get()).data() as MatchDoc;
  for (const uid of members) {
    const token = `ExponentPushToken[${uid.slice(0, 20)}]`;
    await at.devices(uid).doc(token).set({ token, platform: 'ios', at: 0 });
  }
}
