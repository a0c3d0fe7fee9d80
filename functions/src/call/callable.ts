import { logger } from 'firebase-functions/v2';
import { type CallableRequest, HttpsError, onCall } from 'firebase-functions/v2/https';
import { enforcesAppCheck } from '#functions/config/settings';
import { isOverload } from '#functions/errors/firestore';
import { refuse } from '#functions/errors/refuse';
import { reader, type Shape } from '#functions/input/shape';
import type { CallName, Calls } from '#protocol/calls';
import type { UserId } from '#protocol/ids';
import { isServed } from '#protocol/version';
import { consumeCallQuota } from './quota';
import { limitRate } from './rateLimit';
import { limitSize } from './size';

export interface Caller {
  readonly uid: UserId;
  readonly now: number;
}

type Ask<Name extends CallName> = Calls[Name]['request'];
type Answer<Name extends CallName> = Calls[Name]['answer'];

/**
 * Defines a callable that checks sign-in, rate limit, protocol version, and the shape and size of
 * the payload. If App Check is enforced, it accepts calls only from the published app.
 */
export function callable<Name extends CallName>(
  name: Name,
  shape: Shape<Ask<Name>>,
  run: (ask: Ask<Name>, caller: Caller) => Promise<Answer<Name>>,
) {
  const read = reader<Ask<Name>>(shape);
  const options = { invoker: 'public', enforceAppCheck: enforcesAppCheck() } as const;
  const called = onCall(options, async (request): Promise<Answer<Name>> => {
    try {
      const caller = identify(request);
      const ask = read(withoutProtocol(request.data));
      if (ask === null) throw refuse('malformed');
      if (name !== 'submitAction') await consumeCallQuota(name, caller.uid, caller.now);
      return await run(ask, caller);
    } catch (error) {
      throw toHttpsError(name, error);
    }
  });
  return limitSize(called);
}

function identify({ auth }: CallableRequest<unknown>): Caller {
  if (!auth) throw refuse('signedOut');
  // Firebase has verified the token, so its subject is a user id.
  const uid = auth.uid as UserId;
  const now = Date.now();
  limitRate(uid, now);
  return { uid, now };
}

/** Removes the protocol version from a payload; throws if the app is too old. */
function withoutProtocol(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) throw refuse('updateApp');
  const { protocol, ...ask } = { protocol: undefined, ...data };
  if (!isServed(protocol)) throw refuse('updateApp');
  return ask;
}

/** Logs unexpected errors and hides their details from clients. */
function toHttpsError(name: CallName, error: unknown): HttpsError {
  if (error instanceof HttpsError) return error;
  logger.error(`${name} failed`, error);
  return refuse(isOverload(error) ? 'busy' : 'failed');
}
