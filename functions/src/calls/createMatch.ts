import { callable } from '#functions/call/callable';
import { consumeQuota } from '#functions/call/quota';
import { reservePublicLobby, reserveSeat } from '#functions/call/reservations';
import { refuse } from '#functions/errors/refuse';
import { canBePlayed, matchRulesInput } from '#functions/input/rules';
import { boolean, listOf, oneOf, optional } from '#functions/input/shape';
import { cleanName, rawName } from '#functions/input/text';
import { botSeat, openSeat, puertomaSeat } from '#functions/match/begin';
import { createRecord, findRecord } from '#functions/match/create';
import { puertomasLast } from '#functions/match/engineSeat';
import { matchIdFor } from '#functions/match/random';
import type { WantedSeat } from '#protocol/calls';
import { isRequestId, type UserId } from '#protocol/ids';
import { BOT_LEVELS, TOTAL_TIMES, TURN_LIMITS } from '#protocol/limits';
import type { MatchSeat } from '#protocol/match';

const WANTED_SEATS: readonly WantedSeat[] = ['open', ...BOT_LEVELS, 'puertoma'];

export const createMatch = callable(
  'createMatch',
  {
    requestId: isRequestId,
    name: rawName,
    rules: matchRulesInput,
    others: listOf(oneOf(WANTED_SEATS), 1, 4),
    turnLimit: oneOf(TURN_LIMITS),
    totalTime: optional(oneOf(TOTAL_TIMES)),
    isPublic: boolean,
  },
  async (
    { requestId, name, rules, others, turnLimit, totalTime = null, isPublic },
    { uid, now },
  ) => {
    const shown = cleanName(name);
    const seats = puertomasLast([personSeat(uid, shown), ...others.map(seatFor)]);
    if (!canBePlayed(rules, seats)) throw refuse('malformed');
    const id = matchIdFor('create', uid, requestId);
    const existing = await findRecord(id);
    if (existing !== null) return { matchId: id, code: existing.code };
    await consumeQuota(uid, 'match', now);
    await reserveSeat(uid, id, now);
    if (isPublic) await reservePublicLobby(uid, id, now);
    const { code } = await createRecord(
      { id, owner: uid, seats, rules, turnLimit, totalTime, isPublic },
      now,
    );
    return { matchId: id, code };
  },
);

function seatFor(wanted: WantedSeat): MatchSeat {
  if (wanted === 'open') return openSeat;
  return wanted === 'puertoma' ? puertomaSeat : botSeat(wanted);
}

export const personSeat = (uid: UserId, name: string): MatchSeat => ({
  ...openSeat,
  kind: 'person',
  uid,
  name,
});
