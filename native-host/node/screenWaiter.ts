import type { Phone } from '#native-host/host/phone';
import { isDisabled } from '#native-host/host/screen';
import { sleep } from '#scripts/lib/processes';

const DEFAULT_TIMEOUT_MS = 120_000;
const POLL_MS = 5;

/** Polls the screen until it shows something. A timeout reports what is shown instead. */
export class ScreenWaiter {
  constructor(private readonly phone: Phone) {}

  async until<Found>(
    what: string,
    look: () => Found | undefined | null | false,
    mostMs = DEFAULT_TIMEOUT_MS,
  ): Promise<Found> {
    for (const end = Date.now() + mostMs; ; ) {
      const found = look();
      if (found) return found;
      if (Date.now() > end) throw new Error(`${what} did not come. ${this.state()}`);
      await sleep(POLL_MS);
    }
  }

  for(testID: string, mostMs?: number) {
    return this.until(testID, () => this.phone.screen.id(testID), mostMs);
  }

  /** Waits until a view is on the screen and enabled. */
  ready(testID: string, mostMs?: number) {
    const look = () => {
      const node = this.phone.screen.id(testID);
      return node && !isDisabled(node) ? node : undefined;
    };
    return this.until(`${testID}, to be tapped,`, look, mostMs);
  }

  gone(testID: string, mostMs?: number) {
    return this.until(`the end of ${testID}`, () => !this.phone.screen.has(testID), mostMs);
  }

  private state(): string {
    const { errors, screen } = this.phone;
    return JSON.stringify({ errors, ids: screen.ids(), texts: screen.texts() });
  }
}
