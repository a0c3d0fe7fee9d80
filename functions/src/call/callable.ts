import { logger } from 'firebase-functions/v2';
import { type CallableRequest, HttpsError, onCall } from 'firebase-functions/v2/https';
import { mustProveItsApp } from '#functions/config/settings';
import { isOverload } from '#functions/errors/firestore';
import { no } from '#functions/errors/refuse';
import { reader, type Shape } from '#functions/input/shape';
import type { CallName, Calls } from '#protocol/calls';
import type { UserId } from '#protocol/ids';
import { isServed } from '#protocol/version';
import { keepPace } from './pace';
import { limitSize } from './size';
import { spendOn } from './spend';

export interface Caller {
  readonly uid: UserId;
  readonly now: number;
}

type Ask<Name extends CallName> = Calls[Name]['request'];
type Answer<Name extends CallName> = Calls[Name]['answer'];

/**
 * A callable that is reached only by our own app (if that is switched on), by somebody signed
 * in, at a sane pace, with a sound payload of a sane size.
 */
export function callable<Name extends CallName>(
  name: Name,
  shape: Shape<Ask<Name>>,
  run: (ask: Ask<Name>, caller: Caller) => Promise<Answer<Name>>,
) {
  const read = reader<Ask<Name>>(shape);
  const options = { invoker: 'public', enforceAppCheck: mustProveItsApp() } as const;
  const called = onCall(options, async (request): Promise<Answer<Name>> => {
    try {
      const caller = identify(request);
      const ask = read(spoken(request.data));
      if (ask === null) throw no('malformed');
      if (name !== 'submitAction') await spendOn(name, caller.uid, caller.now);
      return await run(ask, caller);
    } catch (error) {
      throw toHttpsError(name, error);
    }
  });
  return limitSize(called);
}

function identify({ auth }: CallableRequest<unknown>): Caller {
  if (!auth) throw no('signedOut');
  const uid = auth.uid as UserId;
  const now = Date.now();
  keepPace(uid, now);
  return { uid, now };
}

/** What is asked, from somebody whose app is new enough. */
function spoken(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) throw no('updateApp');
  const { protocol, ...ask } = { protocol: undefined, ...data };
  if (!isServed(protocol)) throw no('updateApp');
  return ask;
}

/** Whatever else goes wrong is logged here and told to nobody. */
function toHttpsError(name: CallName, error: unknown): HttpsError {
  if (error instanceof HttpsError) return error;
  logger.error(`${name} failed`, error);
  return no(isOverload(error) ? 'busy' : 'failed');
}
