import { BOTH, expectHealthy, phonesForTests } from '#tests/native/support/app';
import { goOnline, networksForTests } from './support';

const takePhone = phonesForTests();
const newNetwork = networksForTests();

describe.each(BOTH)('an account on %s', (os) => {
  it('is linked by a mail whose link opens the app, or a browser without it', async () => {
    const network = newNetwork();
    const app = await takePhone({ device: { os }, network });
    const { phone, input, wait } = app;
    await goOnline(app, 'Ana');
    input.tap('online-account');
    await wait.for('account-mail');
    input.type('account-mail', `ana.${os}@example.org`);
    await wait.ready('account-link');
    input.tap('account-link');
    await wait.until('a letter', () => phone.screen.texts().some((text) => /ana\./.test(text)));
    const asked = network.requestBodies
      .map(parsed)
      .find((body) => body?.requestType === 'EMAIL_SIGNIN');
    expect(asked).toMatchObject({
      continueUrl: 'https://borinquen.app/online/account',
      canHandleCodeInApp: true,
    });
    expectHealthy(app);
  });
});

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
