import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { EXPANSIONS } from '#engine';
import { table } from '#tests/engine/support/table';
import { isLong } from '#tests/support/size';
import { openAppForTests } from './support/app';
import { playByKeys } from './support/keys';
import { readLargeText } from './support/largeText';
import { screenshots } from './support/looks';
import { shortenedNames, smallTargets, unreadableTexts } from './support/measure';
import { sitDown } from './support/newGame';
import { playOn } from './support/player';
import { putSave } from './support/saved';
import { SCENES, sceneOf } from './support/scenes';
import { settled } from './support/settled';
import { ALL_WINDOWS, DESK, LYING, TABLET, WINDOWS } from './support/windows';

/** Most runs check only these, because everything at every size takes minutes. */
const SHORT_SCENES = ['round', 'place', 'build', 'load'];
const scenes = SCENES.filter(([decision]) => isLong || SHORT_SCENES.includes(decision));

/**
 * Share of the window's height with the decision without scrolling, and of its width with the
 * table.
 */
const measure = (page: Page) =>
  page.evaluate(() => {
    const decision = document.querySelector('[data-testid^="decision-"]');
    if (decision === null) throw new Error('nothing is asked');
    let { top, bottom } = decision.getBoundingClientRect();
    for (let up = decision.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowY === 'visible') continue;
      const box = up.getBoundingClientRect();
      top = Math.max(top, box.top);
      bottom = Math.min(bottom, box.bottom);
    }
    const controls = [...document.querySelectorAll('[data-testid="table"] [role="button"]')];
    const boxes = controls.map((control) => control.getBoundingClientRect());
    const right = Math.max(...boxes.map((box) => box.right));
    const left = Math.min(...boxes.map((box) => box.left));
    return {
      height: (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight,
      width: (right - left) / innerWidth,
    };
  });

describe('the table in windows larger than a phone’s', () => {
  const app = openAppForTests();

  const open = async (page: Page, decision: string) => {
    await putSave(page, decision, sceneOf(decision));
    await page.goto(app.address(`/game/${decision}`));
    const asked = page.getByTestId(`decision-${decision}`);
    await asked.waitFor();
    return asked;
  };

  it.each([
    ['360x640', { people: 1, bots: 3 }],
    ['360x640', { people: 1, bots: 4 }],
    ['390x844', { people: 1, bots: 3 }],
    ['844x390', { people: 4, sharing: 'Open table' }],
  ] as const)('%s: names are whole with %j', async (size, who) => {
    const { page } = await app.takePhone({ viewport: WINDOWS[size] });
    await sitDown(page, app.address(), { ...who, edition: 'Classic' });
    expect(await shortenedNames(page)).toEqual([]);
  });

  it.each([
    ['phone', WINDOWS['390x844'], 0.25, 0.9],
    ['small phone', WINDOWS['360x640'], 0.25, 0.9],
    ['lying phone', LYING, 0.4, 0.9],
    ['tablet', TABLET, 0.25, 0.9],
    ['desk', DESK, 0.25, 0.75],
  ] as const)(
    '%s: the decision is in sight, and the room is used',
    async (_, viewport, high, wide) => {
      const { page, complaints } = await app.takePhone({ viewport });
      await page.goto(app.address());
      const faults: string[] = [];
      for (const [decision] of scenes) {
        await open(page, decision);
        const { height, width } = await measure(page);
        if (height < high) faults.push(`${decision}: ${Math.round(height * 100)} % of the height`);
        if (width < wide) faults.push(`${decision}: ${Math.round(width * 100)} % of the width`);
        const found = [...(await unreadableTexts(page)), ...(await smallTargets(page))];
        faults.push(...found.map((fault) => `${decision}: ${fault}`));
      }
      expect([...faults, ...complaints]).toEqual([]);
    },
  );

  it('phone in landscape: shows what a role would do for each before it is taken', async () => {
    const { page } = await app.takePhone({ viewport: LYING });
    await page.goto(app.address());
    await open(page, 'round');
    await page.getByTestId('role-captain').tap();
    const last = await page
      .getByTestId('role-sheet')
      .getByTestId('player-name')
      .last()
      .boundingBox();
    const take = await page.getByTestId('take-role').boundingBox();
    if (last === null || take === null) throw new Error('the sheet is not whole');
    expect(last.y + last.height).toBeLessThan(take.y);
  });

  it.each([
    ['lying phone', LYING],
    ['phone', WINDOWS['390x844']],
  ] as const)('%s: an answer that comes in reach moves no other', async (_, viewport) => {
    const { page } = await app.takePhone({ viewport });
    await page.goto(app.address());
    await open(page, 'round');
    await page.getByTestId('role-craftsman').tap();
    await page.getByTestId('take-role').tap();
    await page.getByTestId('decline').waitFor();
    const places = () =>
      Promise.all(['hint', 'undo', 'decline'].map((id) => page.getByTestId(id).boundingBox()));
    const before = await places();
    await page.getByTestId('good-sugar').tap();
    await page.getByTestId('confirm').waitFor();
    expect(await places()).toEqual(before);
  });

  it.each([
    ['tablet', 'the base game', TABLET, []],
    ['desk', 'the base game', DESK, []],
    ['desk', 'all expansions', DESK, EXPANSIONS],
  ] as const)(
    '%s: all boards of five are whole in sight in %s',
    async (...[, , viewport, expansions]) => {
      const { page } = await app.takePhone({ viewport });
      await page.goto(app.address());
      await putSave(page, 'five', table(5, {}, { expansions, board: 'random' }));
      await page.goto(app.address('/game/five'));
      await page.getByTestId('decision-round').waitFor();
      const pane = await page.getByTestId('boards').boundingBox();
      if (pane === null) throw new Error('no boards are in sight');
      for (const seat of [1, 2, 3, 4]) {
        const board = await page.getByTestId('boards').getByTestId(`player-${seat}`).boundingBox();
        if (board === null) throw new Error(`the board of ${seat} is missing`);
        expect(board.y).toBeGreaterThanOrEqual(pane.y);
        expect(board.y + board.height).toBeLessThanOrEqual(pane.y + pane.height);
      }
    },
  );

  it.each([
    ['tablet', TABLET],
    ['desk', DESK],
  ] as const)('%s: the whole market lies open beside the decision', async (_, viewport) => {
    const { page } = await app.takePhone({ viewport });
    await page.goto(app.address());
    await open(page, 'load');
    const pane = page.getByTestId('shared-pane');
    const hidden = await pane.evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
    expect(hidden).toBe(0);
    expect(await pane.locator('[data-testid^="building-"]').count()).toBe(23);
  });

  /** The selected or opened elements. */
  const picked = (page: Page) =>
    page.evaluate(() => {
      const text = (id: string) => document.querySelector(`[data-testid="${id}"]`)?.textContent;
      const sheet = document.querySelector('[role="dialog"]');
      const confirm = document.querySelector('[data-testid="confirm"]');
      return {
        prompt: text('prompt'),
        sheet: sheet?.getAttribute('aria-label') ?? null,
        confirm: confirm && confirm.getAttribute('aria-disabled') !== 'true',
        chosen: [...document.querySelectorAll('[data-testid^="decision-"] [role="button"]')].map(
          (it) => `${it.getAttribute('aria-label')} ${it.getAttribute('aria-pressed')}`,
        ),
      };
    });

  /** Decisions without a selection: the offer itself must stay visible. */
  const YES_OR_NO = ['hacienda', 'hospice', 'university', 'sawmill'];

  it.each(scenes.map(([decision]) => decision))(
    '%s: keeps the selection while the phone is rotated',
    async (decision) => {
      const { page } = await app.takePhone();
      await page.goto(app.address());
      const asked = await open(page, decision);
      if (!YES_OR_NO.includes(decision)) {
        const untouched = await picked(page);
        const offered = asked.locator('[data-offered="true"]');
        const hasOffers = (await offered.count()) > 0;
        await (hasOffers ? offered : asked.getByRole('button')).first().tap();
        while (isDeepStrictEqual(await picked(page), untouched)) await page.waitForTimeout(20);
      }
      const before = await picked(page);
      for (const viewport of [LYING, TABLET, DESK, WINDOWS['360x640']]) {
        await page.setViewportSize(viewport);
        await settled(page);
        expect(await picked(page)).toEqual(before);
      }
    },
  );

  const games = [
    ['a lying phone', LYING],
    ['a tablet', TABLET],
  ] as const;
  it.each(isLong ? games : games.slice(0, 1))('a whole game on %s', async (_, viewport) => {
    const { page, complaints } = await app.takePhone({ viewport });
    await sitDown(page, app.address(), { people: 2, edition: 'Classic' });
    expect(await playOn(page, { seed: 21 })).toMatchObject({ ended: 'over' });
    expect(complaints).toEqual([]);
  });

  /** A phone with text twice as large. */
  const takeLargeTextPhone = async (viewport: { width: number; height: number }) => {
    const phone = await app.takePhone({ viewport });
    await readLargeText(phone.page);
    return phone;
  };

  it.each(isLong ? ALL_WINDOWS : (['390x844'] as const))(
    'text twice as large is readable at %s',
    async (size) => {
      const { page, complaints } = await takeLargeTextPhone(WINDOWS[size]);
      await page.goto(app.address());
      const faults: string[] = [];
      for (const [decision] of scenes) {
        await open(page, decision);
        await page.screenshot({ path: `${screenshots}/large-text-${decision}-${size}.png` });
        const short = (await shortenedNames(page)).map((name) => `shortened: ${name}`);
        const found = [...(await unreadableTexts(page)), ...short];
        faults.push(...found.map((fault) => `${decision}: ${fault}`));
      }
      expect([...faults, ...complaints]).toEqual([]);
    },
  );

  const largeTextGame = async () => {
    const { page, complaints } = await takeLargeTextPhone(DESK);
    await sitDown(page, app.address(), { people: 2, edition: 'Classic' });
    expect(await playOn(page, { seed: 22 })).toMatchObject({ ended: 'over' });
    expect(complaints).toEqual([]);
  };
  if (isLong) it('a whole game at a desk with text twice as large', largeTextGame);

  it('a game at a desk with the keyboard only', async () => {
    const { page, complaints } = await app.takePhone({ viewport: DESK });
    await sitDown(page, app.address(), { people: 1, bots: 1, edition: 'Classic' });
    const { ended, mostTabs } = await playByKeys(page, 5, isLong ? undefined : 70);
    expect(ended).toBe(isLong ? 'over' : 'tired');
    expect(mostTabs).toBeLessThanOrEqual(3);
    expect(complaints).toEqual([]);
  });
});
