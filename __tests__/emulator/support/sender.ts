import { deliver } from '#functions/push/deliver';
import { sendDue } from '#functions/push/sendDue';
import type { MatchId, UserId } from '#protocol/ids';

/**
 * A separate process that sends a message for the first time, or postponed ones. The test kills it
 * while sending. Arguments: which of both, and the user.
 */
async function main([how, uid]: string[]): Promise<void> {
  if (how === 'later') return sendDue(Date.now());
  const matchId = 'A'.repeat(20) as MatchId;
  const about = { kind: 'over', matchId, names: ['Ben'], chat: null } as const;
  return deliver([{ id: `first-${uid}`, uid: uid as UserId, ...about }], Date.now());
}

void main(process.argv.slice(2));
