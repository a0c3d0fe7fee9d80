import type { Response } from 'express';
import type { CallableFunction, Request } from 'firebase-functions/v2/https';

/** The largest sound payload is a placement with many buildings: less than 4 kB. */
const MOST_BYTES = 16 * 1024;

/** Turns a request away that is too large, before anything is made of what it says. */
export function limitSize<Ask, Answer>(
  called: CallableFunction<Ask, Answer>,
): CallableFunction<Ask, Answer> {
  const limited = (request: Request, response: Response) => {
    if (sizeOf(request) <= MOST_BYTES) return called(request, response);
    response.status(413).send({ error: { status: 'INVALID_ARGUMENT', message: 'too large' } });
    return undefined;
  };
  return Object.assign(limited, called);
}

/** What was received counts, whatever the header says. */
function sizeOf({ headers, rawBody }: Request): number {
  const declared = Number(headers['content-length'] ?? 0);
  return Math.max(rawBody?.length ?? 0, Number.isFinite(declared) ? declared : Number.MAX_VALUE);
}
