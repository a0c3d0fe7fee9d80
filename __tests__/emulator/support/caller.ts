import type { CallName } from '#protocol/calls';
import type { UserId } from '#protocol/ids';
import { PROTOCOL } from '#protocol/version';
import { readClock, realNow } from './clock';
import { askRaw, outcomeOf } from './referee';

/** One call in a list. */
export interface Errand {
  readonly name: CallName;
  readonly uid: UserId;
  readonly data: object;
}

/**
 * A separate process, like another instance of the referee. Makes all calls in the list of its
 * first argument and prints the outcome of each. Its clock is ahead by the second argument.
 */
async function main(errands: readonly Errand[]): Promise<void> {
  for (const { name, uid, data } of errands) {
    const outcome = await outcomeOf(askRaw(name, uid, { ...data, protocol: PROTOCOL }));
    process.stdout.write(`${outcome}\n`);
  }
  process.exit(0);
}

const [, , errands = '[]', ahead = '0'] = process.argv;
readClock(() => realNow() + Number(ahead));
void main(JSON.parse(errands));
