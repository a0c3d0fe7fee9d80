import type { Page } from 'playwright-core';
import { isDoing, type Lesson } from '#app/learn/lessons/lesson';
import { LESSONS } from '#app/learn/lessons/list';
import { translator } from '#i18n/translator';
import { isLong } from '#tests/support/size';
import { openAppForTests } from './support/app';
import { LEARNERS, phoneOf, seePointer } from './support/learners';
import { follow, seeTask, tryAnother } from './support/lessons';
import { faultsAtAGlance } from './support/looks';

jest.setTimeout(600_000);

const app = openAppForTests();

const said = (page: Page) => page.getByTestId('teacher-text').textContent();

async function openLesson(page: Page, { id }: Lesson): Promise<void> {
  await page.goto(app.address(`/learn/${id}`));
  await page.getByTestId('teacher').waitFor();
}

/** Every lesson on at least one phone, and on every phone in the long run. */
const lessonsOn = (learner: number) =>
  LESSONS.filter((_, at) => isLong || at % LEARNERS.length === learner);

describe.each(LEARNERS.map((kind, at) => ({ ...kind, lessons: lessonsOn(at) })))(
  'lessons in $language on a phone of $size',
  ({ lessons, ...kind }) => {
    const t = translator(kind.language, 'classic');

    it.each(lessons)(
      '$id: can be played by its steps, and every step is readable',
      async (lesson) => {
        const { page, complaints } = await app.takePhone(phoneOf(kind));
        await openLesson(page, lesson);
        const faults: string[] = [];
        for (const [at, step] of lesson.steps.entries()) {
          const words = t(step.say);
          await page.getByTestId('teacher').getByText(words, { exact: true }).waitFor();
          await seePointer(page);
          await seeTask(page, lesson, at);
          const name = `lesson-${kind.language}-${kind.size}-${lesson.id}-${at + 1}`;
          const found = await faultsAtAGlance(page, name);
          faults.push(...found.map((fault) => `${name}: ${fault}`));
          await follow(page, lesson, at);
        }
        await page.getByTestId('lesson-again').waitFor();
        expect(faults).toEqual([]);
        expect(complaints).toEqual([]);
      },
    );
  },
);

describe('a lesson', () => {
  const [kind] = LEARNERS;
  const t = translator(kind.language, 'classic');

  it.each(LESSONS)('$id: answers other actions helpfully, without changes', async (lesson) => {
    const { page } = await app.takePhone(phoneOf(kind));
    await openLesson(page, lesson);
    let tried = 0;
    for (const [at, step] of lesson.steps.entries()) {
      if (isDoing(step) && (await tryAnother(page, lesson, at))) {
        await page.getByTestId('teacher').getByText(t(step.other), { exact: true }).waitFor();
        tried++;
      }
      await follow(page, lesson, at);
    }
    await page.getByTestId('lesson-again').waitFor();
    expect(tried).toBeGreaterThan(0);
  });

  it('can be left, resumed, skipped and restarted', async () => {
    const [first, second] = LESSONS;
    if (!first || !second) throw new Error('no lessons');
    const { page } = await app.takePhone(phoneOf(kind));
    await page.goto(app.address());
    await page.getByTestId('to-lessons').tap();
    await page.getByTestId(`lesson-${first.id}`).tap();
    for (let at = 0; at < 2; at++) await follow(page, first, at);
    const before = await said(page);
    await page.getByTestId('leave').tap();
    await page.getByText(`Step 3 of ${first.steps.length}`).waitFor();
    await page.reload();
    await page.getByTestId(`lesson-${first.id}`).tap();
    await page.getByTestId('teacher').waitFor();
    expect(await said(page)).toBe(before);
    await page.getByTestId('lesson-skip').tap();
    const opening = second.steps[0];
    await page.getByText(opening ? t(opening.say) : '', { exact: true }).waitFor();
  });
});
