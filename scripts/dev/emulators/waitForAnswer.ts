import { UserError } from '#scripts/lib/cli.mjs';
import { type Service, sleep } from '#scripts/lib/processes';

/** Waits until an address answers. Fails if the service ends or the time is over. */
export async function waitForAnswer(
  url: string,
  service: Service,
  what: string,
  isReady: (body: string) => boolean = () => true,
): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (!service.isAlive()) throw new UserError(`${what} did not start`);
    const body = await fetch(url).then(
      (response) => (response.ok ? response.text() : undefined),
      () => undefined,
    );
    if (body !== undefined && isReady(body)) return;
    await sleep(100);
  }
  throw new UserError(`${what} did not answer within two minutes`);
}
