import type { Page } from 'playwright-core';
import { parseInviteCode } from '#protocol/ids';
import { describeOnline, type OpenSuite, openSuite } from './support/online';
import { type Phone, PhoneShop } from './support/phone';
import { playOn } from './support/player';
import { openSite, type Site } from './support/site';

jest.setTimeout(900_000);

describeOnline('two people on two phones', () => {
  let suite: OpenSuite;
  let site: Site;
  let shop: PhoneShop;
  let ana: Phone;
  let ben: Phone;

  beforeAll(async () => {
    suite = await openSuite();
    site = await openSite({ suite });
    shop = await PhoneShop.open();
    [ana, ben] = [await shop.phone(), await shop.phone()];
  });
  afterAll(async () => {
    await shop.close();
    await site.close();
    await suite.close();
  });

  async function introduce(page: Page, name: string): Promise<void> {
    await page.getByTestId('online-name-field').fill(name);
    await page.getByTestId('online-name-done').tap();
  }

  it('open a match, join it by its link, and talk', async () => {
    await ana.page.goto(site.url);
    await ana.page.getByTestId('home-online').tap();
    await introduce(ana.page, 'Ana');
    await ana.page.getByTestId('new-match').tap();
    await ana.page.getByTestId('match-seats').getByRole('button').first().tap();
    await ana.page.getByTestId('edition').getByText('1897', { exact: true }).tap();
    await ana.page.getByTestId('create-match').tap();
    const shown = await ana.page.getByTestId('invite-code').textContent();
    const code = parseInviteCode(shown ?? '');

    await ben.page.goto(`${site.url}/join/${code}`);
    await ben.page.getByTestId('invitation').waitFor();
    await ben.page.getByTestId('online-name-field').fill('Ben');
    await ben.page.getByTestId('join-now').tap();
    await ben.page.getByTestId('lobby').waitFor();
    await ana.page.getByText('Ben', { exact: true }).waitFor();
    await ana.page.getByTestId('start-match').tap();
    for (const { page } of [ana, ben]) await page.getByTestId('table').waitFor();

    await ben.page.getByTestId('open-chat').tap();
    await ben.page.getByTestId('phrases').tap();
    await ben.page.getByTestId('phrase-goodLuck').tap();
    await ben.page.getByText('Good luck!').nth(1).waitFor();
    await ben.page.goBack();
    const unread = ana.page.getByRole('button', { name: 'Chat, 1 new message' });
    await unread.waitFor();
    // Unread messages stay unread after a restart, and read ones stay read.
    await ana.page.reload();
    await unread.tap();
    await ana.page.getByText('Good luck!').first().waitFor();
    await ana.page.goBack();
    await ana.page.getByRole('button', { name: 'Chat', exact: true }).waitFor();
    await ana.page.reload();
    await ana.page.getByRole('button', { name: 'Chat', exact: true }).waitFor();
  });

  it('in a wide window have the chat beside the table, and its tab counts new messages', async () => {
    const { page } = ana;
    const size = page.viewportSize();
    if (size === null) throw new Error('the page has no size');
    await page.setViewportSize({ width: 1400, height: 900 });
    const chat = page.getByTestId('log-shows').getByRole('radio').last();
    await chat.waitFor();
    expect(await chat.textContent()).toBe('Chat');
    await ben.page.getByTestId('open-chat').tap();
    await ben.page.getByTestId('chat-text').fill('Hola');
    await ben.page.getByTestId('chat-send').tap();
    await ben.page.goBack();
    await page.getByRole('radio', { name: 'Chat (1 new)' }).tap();
    await page.getByTestId('chat-pane').getByText('Hola', { exact: true }).waitFor();
    await page.getByTestId('log-shows').getByRole('radio').first().tap();
    await page.getByRole('radio', { name: 'Chat', exact: true }).waitFor();
    await page.setViewportSize(size);
  });

  it('answer in advance while somebody else is to act', async () => {
    // The first player is random.
    const bar = await ana.page.getByTestId('match-bar').textContent();
    const [first, second] = bar?.startsWith('Your turn') ? [ana, ben] : [ben, ana];
    await first.page.getByTestId('role-settler').first().tap();
    await first.page.getByTestId('take-role').tap();
    await second.page.getByTestId('ahead').tap();
    await second.page.getByTestId('wish-0').tap();
    await second.page.getByTestId('ahead-save').tap();
    await second.page.getByRole('button', { name: 'Answered ahead; change it' }).waitFor();
  });

  it('play it to the end and see the same result', async () => {
    const isOver = (page: Page) => page.getByTestId('to-score').isVisible();
    for (let turn = 0; !(await isOver(ana.page)); turn++) {
      if (turn > 2000) throw new Error('the match does not end');
      for (const [seat, { page }] of [ana, ben].entries()) {
        const bar = await page.getByTestId('match-bar').textContent();
        if (bar?.startsWith('Your turn'))
          await playOn(page, { seed: turn * 2 + seat, mostTaps: 12, whileAsked: true });
      }
      await ana.page.waitForTimeout(20);
    }
    for (const { page } of [ana, ben]) {
      // An open sheet may still cover the button.
      if (await page.getByTestId('sheet-backdrop').isVisible()) await page.keyboard.press('Escape');
      await page.getByTestId('to-score').tap();
      await page.getByTestId('match-score').waitFor();
    }
    const result = (page: Page) => page.getByTestId('match-score').getByRole('img').allInnerTexts();
    expect(await result(ben.page)).toEqual(await result(ana.page));
    expect([...ana.complaints, ...ben.complaints]).toEqual([]);
  });

  it('play again: the rematch is one match for both', async () => {
    await ana.page.getByTestId('match-rematch').tap();
    await ana.page.getByTestId('lobby').waitFor();
    await ben.page.getByTestId('match-rematch').tap();
    await ben.page.getByTestId('lobby').waitFor();
    expect(ben.page.url()).toBe(ana.page.url());
  });
});
