import { type LayOut, openLayoutEngine } from '#native-host/layout/layOut';
import { BOTH, expectHealthy, phonesForTests } from '#tests/native/support/app';
import { wrongAnywhere } from '#tests/native/support/sizes';
import { goOnline, networksForTests, openMatch } from './support';

const takePhone = phonesForTests();
const newNetwork = networksForTests();

/** Links for a user with an account, and an element of each screen. */
const SCREENS = [
  ['online', 'online-account'],
  ['online/new', 'new-match-form'],
  ['online/public', 'public-matches'],
  ['online/account', 'account'],
  ['join', 'join-code'],
] as const;

describe.each(BOTH)('the layout online on %s', (os) => {
  let layOut: LayOut;
  beforeAll(async () => {
    layOut = await openLayoutEngine();
  });

  it('fits every phone and tablet with every text size on every screen', async () => {
    const app = await takePhone({ device: { os }, network: newNetwork(), layOut });
    const { input, wait } = app;
    const found: string[] = [];
    const look = async (screen: string) => {
      found.push(...(await wrongAnywhere(app, layOut, screen)));
    };
    await goOnline(app, 'Ana');
    await openMatch(app);
    await look('lobby');
    await wait.ready('start-match');
    input.tap('start-match');
    await wait.for('match-bar');
    await look('table');
    input.tap('open-chat');
    await wait.for('chat-text');
    await look('chat');
    for (const [link, sign] of SCREENS) {
      input.openLink(`borinquen://${link}`);
      await wait.for(sign);
      await look(link);
    }
    expect(found).toEqual([]);
    expectHealthy(app);
  });
});
