import { logger } from 'firebase-functions/v2';
import { type CallableRequest, HttpsError, onCall } from 'firebase-functions/v2/https';
import type { CallName, Calls } from '../../../src/protocol/calls';
import type { UserId } from '../../../src/protocol/ids';
import { fits, type Shape } from '../input/shape';
import { keepPace } from './pace';
import { no } from './refuse';

export interface Caller {
  readonly uid: UserId;
  readonly now: number;
}

type Ask<Name extends CallName> = Calls[Name]['ask'];
type Answer<Name extends CallName> = Calls[Name]['answer'];

/** A callable that is reached only by somebody signed in, at a sane pace, with a sound payload. */
export function callable<Name extends CallName>(
  name: Name,
  shape: Shape<Ask<Name>>,
  run: (ask: Ask<Name>, caller: Caller) => Promise<Answer<Name>>,
) {
  return onCall({ invoker: 'public' }, async (request): Promise<Answer<Name>> => {
    try {
      const caller = identify(request);
      if (!fits(request.data, shape)) throw no('malformed');
      return await run(request.data, caller);
    } catch (error) {
      throw toHttpsError(name, error);
    }
  });
}

function identify({ auth }: CallableRequest<unknown>): Caller {
  if (!auth) throw no('signedOut');
  const uid = auth.uid as UserId;
  const now = Date.now();
  keepPace(uid, now);
  return { uid, now };
}

/** Whatever else goes wrong is logged here and told to nobody. */
function toHttpsError(name: CallName, error: unknown): HttpsError {
  if (error instanceof HttpsError) return error;
  logger.error(`${name} failed`, error);
  return no('failed');
}
