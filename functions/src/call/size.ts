import type { Response } from 'express';
import type { CallableFunction, Request } from 'firebase-functions/v2/https';

/** The largest payload of the app, a full list of orders, is less than 4 kB. */
const MAX_BYTES = 16 * 1024;

/** Refuses a request that is too large before the callable handles it. */
export function limitSize<Ask, Answer>(
  called: CallableFunction<Ask, Answer>,
  most = MAX_BYTES,
): CallableFunction<Ask, Answer> {
  const limited = (request: Request, response: Response) => {
    if (sizeOf(request) <= most) return called(request, response);
    response.status(413).send({ error: { status: 'INVALID_ARGUMENT', message: 'too large' } });
    return undefined;
  };
  return Object.assign(limited, called);
}

/** Uses the larger of the declared and the received size, because the header may be wrong. */
function sizeOf({ headers, rawBody }: Request): number {
  const declared = Number(headers['content-length'] ?? 0);
  return Math.max(rawBody?.length ?? 0, Number.isFinite(declared) ? declared : Number.MAX_VALUE);
}
