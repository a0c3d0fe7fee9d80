import type { Page } from 'playwright-core';
import type { RoleWord, TextKey } from '#i18n/keys';
import { resources } from '#i18n/resources';
import { translator } from '#i18n/translator';
import { wordsOf } from '#i18n/words';
import { sized } from '#tests/support/size';
import { openAppForTests } from './support/app';
import { LEARNERS, type Learner, phoneOf, seePointer } from './support/learners';
import { faultsAtAGlance } from './support/looks';
import { playOn } from './support/player';

jest.setTimeout(600_000);

const app = openAppForTests();
const { tip: TIPS, other: OTHERS } = resources.en.ui.lessons.coach;

/** Tips that come up in every game, and their least number. */
const CERTAIN = ['tip.round', 'tip.settle', 'tip.build', 'other.settler', 'other.builder'];
const FEWEST_TIPS = 8;

/** Recognises the tips of a language, whatever seats they mention. */
function tipNames({ language }: Learner): (text: string) => string | undefined {
  const t = translator(language, 'classic');
  const words = wordsOf(t);
  const names = [
    ...Object.keys(TIPS).map((one) => `tip.${one}`),
    ...Object.keys(OTHERS).map((one) => `other.${one}`),
  ];
  const told = names.map((name) => {
    const role = words.role(name.split('.')[1] as RoleWord);
    return [name, t(`ui:lessons.coach.${name}` as TextKey, { name: '@', role })] as const;
  });
  const isAlike = (said: string, text: string) => {
    const parts = said.split('@');
    return parts.every((part) => text.includes(part)) && text.endsWith(parts.at(-1) ?? '');
  };
  return (text) => told.find(([, said]) => isAlike(said, text))?.[0];
}

/** Turns off the bots' pauses, which a test does not need. */
async function openCoachedGame(page: Page): Promise<void> {
  await page.goto(app.address());
  await page.evaluate(() =>
    localStorage.setItem('borinquen/v1/preferences', JSON.stringify({ animation: 'off' })),
  );
  await page.goto(app.address());
  await page.getByTestId('home-coached').tap();
  await page.getByTestId('coach').waitFor();
}

/** Reads and answers a tip in one step, because bots don't wait and the next may come any time. */
const answerTip = (page: Page) =>
  page.evaluate(() => {
    const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
    const text = find('coach-text')?.textContent ?? '';
    find('coach-ok')?.click();
    return text;
  });

describe.each(LEARNERS.slice(sized(1, 0), sized(2, 4)))(
  'a coached game in $language on a phone of $size',
  (learner) => {
    it('explains everything new once, until the end of the game', async () => {
      const { page, complaints } = await app.takePhone(phoneOf(learner));
      const nameOf = tipNames(learner);
      const tips: string[] = [];
      const faults: string[] = [];
      await openCoachedGame(page);
      for (let stretch = 0; ; stretch++) {
        const wish = { seed: 31 + stretch, stopFor: 'coach-text', patience: 300_000 };
        const { ended } = await playOn(page, wish);
        if (ended === 'over') break;
        expect({ ended, stretch }).toMatchObject({ ended: 'wanted' });
        await seePointer(page);
        const shown = nameOf((await page.getByTestId('coach-text').textContent()) ?? '');
        const name = `coach-${learner.language}-${learner.size}-${shown}`;
        const found = await faultsAtAGlance(page, name);
        faults.push(...found.map((fault) => `${name}: ${fault}`));
        const text = await answerTip(page);
        tips.push(nameOf(text) ?? text);
        await page.waitForFunction(
          (read) => document.querySelector('[data-testid="coach-text"]')?.textContent !== read,
          text,
        );
      }
      expect(faults).toEqual([]);
      expect(tips).toEqual([...new Set(tips)]);
      expect(tips).toEqual(expect.arrayContaining(CERTAIN));
      expect(tips.length).toBeGreaterThanOrEqual(FEWEST_TIPS);
      expect(complaints).toEqual([]);
    });
  },
);

it('can be switched off at once', async () => {
  const { page } = await app.takePhone(phoneOf(LEARNERS[0]));
  await openCoachedGame(page);
  await page.getByTestId('coach-off').tap();
  await page.getByTestId('coach').waitFor({ state: 'detached' });
  await playOn(page, { seed: 5, mostTaps: 30, patience: 60_000 });
  expect(await page.getByTestId('coach').count()).toBe(0);
});
