import { BOTH, expectHealthy, phonesForTests } from '#tests/native/support/app';
import { goOnline, linesForTests } from './support';

const takePhone = phonesForTests();
const newLine = linesForTests();

describe.each(BOTH)('an account on %s', (os) => {
  it('is kept by a letter whose link opens the app, and a browser without it', async () => {
    const line = newLine();
    const app = await takePhone({ device: { os }, network: line });
    const { phone, hand, wait } = app;
    await goOnline(app, 'Ana');
    hand.tap('online-account');
    await wait.for('account-mail');
    hand.type('account-mail', `ana.${os}@example.org`);
    await wait.ready('account-link');
    hand.tap('account-link');
    await wait.until('a letter', () => phone.screen.texts().some((text) => /ana\./.test(text)));
    const asked = line.letters.map(parsed).find((letter) => letter?.requestType === 'EMAIL_SIGNIN');
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
