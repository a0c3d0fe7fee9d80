import type { Page } from 'playwright-core';
import { createLessonSession } from '#app/learn/lessonSession';
import { type Doing, isDoing, LEARNER, type Lesson } from '#app/learn/lessons/lesson';
import {
  type Action,
  BUILDING_NAMES,
  GOOD_NAMES,
  legalActions,
  parseAction,
  ROLE_NAMES,
  STAFFED_TILES,
  TILE_NAMES,
} from '#engine';

const tap = (page: Page, testID: string) => page.getByTestId(testID).first().tap();

/** Performs an action at the table by taps. */
async function perform(page: Page, action: Action): Promise<void> {
  switch (action.type) {
    case 'chooseRole':
      await tap(page, `role-${ROLE_NAMES[action.role]}`);
      return tap(page, 'take-role');
    case 'build':
      await tap(page, `building-${BUILDING_NAMES[action.building]}`);
      return tap(page, 'buy');
    case 'takeTile':
      await tap(page, `tile-${TILE_NAMES[action.tile]}`);
      break;
    case 'takeGood':
    case 'sell':
      await tap(page, `good-${GOOD_NAMES[action.good]}`);
      break;
    case 'load':
      await tap(page, `good-${GOOD_NAMES[action.good]}`);
      if ((await page.getByTestId('confirm').count()) === 0) await tap(page, `ship-${action.ship}`);
      break;
    case 'store':
      for (const [good, count] of action.goods.entries()) {
        const tile = page.getByTestId(`good-${GOOD_NAMES[good]}`);
        if (count > 0 && (await tile.getAttribute('aria-pressed')) !== 'true') await tile.tap();
      }
      break;
    case 'place':
      await tap(page, 'clear');
      for (const tile of STAFFED_TILES) {
        for (let left = action.island[tile]; left > 0; left--)
          await tap(page, `spot-tile-${TILE_NAMES[tile]}`);
      }
      break;
    case 'pass':
      return tap(page, 'pass');
    default:
      throw new Error(`nobody taps ${action.type} in a lesson`);
  }
  await tap(page, 'confirm');
}

/** The first element to tap for the action. */
function firstTap(action: Action): string {
  switch (action.type) {
    case 'chooseRole':
      return `role-${ROLE_NAMES[action.role]}`;
    case 'build':
      return `building-${BUILDING_NAMES[action.building]}`;
    case 'takeTile':
      return `tile-${TILE_NAMES[action.tile]}`;
    case 'takeGood':
    case 'sell':
    case 'load':
      return `good-${GOOD_NAMES[action.good]}`;
    case 'store':
      return `good-${GOOD_NAMES.find((_, good) => (action.goods[good] ?? 0) > 0)}`;
    case 'place':
      return `spot-tile-${TILE_NAMES[STAFFED_TILES.find((tile) => action.island[tile] > 0) ?? 0]}`;
    default:
      throw new Error(`nobody taps ${action.type} in a lesson`);
  }
}

/** Waits until the task of the step is visible without scrolling. */
export async function seeTask(page: Page, lesson: Lesson, at: number): Promise<void> {
  const step = lesson.steps[at];
  if (!isDoing(step)) return;
  await page.waitForFunction(
    (id) => {
      const thing = document.querySelector(`[data-testid="${id}"]`);
      const { left, top, width, height } = thing?.getBoundingClientRect() ?? new DOMRect();
      return thing?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    },
    firstTap(deedOf(step)),
  );
}

function deedOf(step: Doing): Action {
  const action = parseAction(step.action);
  if (action === null) throw new Error(`cannot read ${step.action}`);
  return action;
}

/** Takes the next step as the lesson asks. */
export function follow(page: Page, lesson: Lesson, at: number): Promise<void> {
  const step = lesson.steps[at];
  return isDoing(step) ? perform(page, deedOf(step)) : tap(page, 'lesson-next');
}

/** Tries another legal action of the same kind. False if there is none. */
export async function tryAnother(page: Page, lesson: Lesson, at: number): Promise<boolean> {
  const step = lesson.steps[at];
  if (!isDoing(step)) return false;
  const meant = deedOf(step);
  if (meant.type === 'place') {
    await tap(page, 'clear');
    await tap(page, 'spot-tile-indigo');
    await tap(page, 'confirm');
    return true;
  }
  const { guessedState: table } = createLessonSession(lesson, ['You', 'A', 'B'], at).get();
  const accepted = step.accept && 'anyOf' in step.accept ? step.accept.anyOf : [];
  const other = legalActions(table, LEARNER).find(
    (action) =>
      action.type === meant.type &&
      JSON.stringify(action) !== JSON.stringify(meant) &&
      !('waived' in action && action.waived) &&
      !accepted.some((deed) => JSON.stringify(parseAction(deed)) === JSON.stringify(action)),
  );
  if (other === undefined) return false;
  await perform(page, other);
  return true;
}
