import { database, refs } from '#functions/firestore/database';
import { newPush, postponed } from '#functions/push/pushDoc';
import { checkReceipts } from '#functions/push/receipts';
import { sendDue } from '#functions/push/sendDue';
import type { MatchId, UserId } from '#protocol/ids';
import { openPushes } from './pushes';
import { result, say } from './report';

const MINUTE = 60_000;

/** Measures a morning after quiet hours, when many messages are due at the same moment. */
export async function morning(messages: number): Promise<void> {
  const service = await openPushes();
  const now = Date.now();
  await writePostponed(messages, now);
  const sending = await seconds(() => sendDue(now));
  const batches = service.batches.length;
  const checking = await seconds(() => checkReceipts(now + 15 * MINUTE));
  const tokens = new Set(service.sent.map(({ to }) => to));
  await service.close();
  say(`\nA morning after quiet hours: ${messages} messages put off`);
  const isWhole = tokens.size === messages && service.sent.length === messages;
  result('sent, each once', `${service.sent.length}`, { text: `${messages}`, isMet: isWhole });
  result('batches', `${batches}`);
  result(
    'time to send them',
    `${sending.toFixed(1)} s (${(messages / sending).toFixed(0)} a second)`,
  );
  result('time to ask for their receipts', `${checking.toFixed(1)} s`);
}

async function writePostponed(count: number, now: number): Promise<void> {
  const writer = database().bulkWriter({ throttling: false });
  // 20 letters, as in a match id.
  const matchId = 'A'.repeat(20) as MatchId;
  for (let index = 0; index < count; index++) {
    // Matches the pattern of user ids.
    const uid = `sleeper-${index}` as UserId;
    const token = `ExponentPushToken[sleeper-${index}-phone]`;
    const id = `morning-${index}`;
    const notice = { id, uid, kind: 'over', matchId, names: ['Ben'], chat: null } as const;
    void writer.set(refs.devices(uid).doc(token), {
      token,
      platform: 'ios',
      language: 'en',
      at: 0,
    });
    void writer.set(refs.pushes().doc(id), {
      ...postponed(newPush(notice, now), now - MINUTE, [token]),
    });
  }
  await writer.close();
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
