import type { Page } from 'playwright-core';

/** The result of a game played by keyboard. */
export interface PlayedByKeys {
  readonly ended: 'over' | 'stuck' | 'tired';
  readonly presses: number;
  /** The most presses of Tab from a selected element to the confirm or pass button. */
  readonly mostTabs: number;
}

/** Limit for the thinking of others, in milliseconds. */
const MOST_WAITING = 120_000;

const ANSWERS = ['take-phone', 'take-role', 'buy', 'put-on-board', 'use', 'confirm', 'to-score'];

/** The focused element, and the possible actions. */
const look = (page: Page) =>
  page.evaluate(() => {
    const id = (element: Element | null | undefined) => element?.getAttribute('data-testid') ?? '';
    const active = document.activeElement;
    const find = (name: string) => document.querySelector(`[data-testid="${name}"]`);
    const isOn = (name: string) => {
      const element = find(name);
      return element !== null && element.getAttribute('aria-disabled') !== 'true';
    };
    return {
      on: id(active),
      inDecision: active?.closest('[data-testid^="decision-"]') !== null,
      inDialog: active?.closest('[role="dialog"]') !== null,
      hasDialog: document.querySelector('[role="dialog"]') !== null,
      isAsked: find('asks') !== null || find('take-phone') !== null,
      isOver: isOn('to-score'),
      ready: ['confirm', 'use', 'pass', 'decline'].filter(isOn),
      state: `${find('standing')?.textContent} ${find('prompt')?.textContent} ${find('own-board')?.getAttribute('aria-label')}`,
    };
  });

const withoutConfirm = (ids: readonly string[]) => ids.filter((id) => id !== 'confirm');

/**
 * Plays a game to its end with the keyboard only: arrows to move, Enter to select, Tab to confirm.
 */
export async function playByKeys(
  page: Page,
  seed: number,
  mostPresses = Number.POSITIVE_INFINITY,
): Promise<PlayedByKeys> {
  let random = seed;
  const chance = (below: number) => {
    random = (random * 1103515245 + 12345) % 2147483648;
    return Math.floor((random / 2147483648) * below);
  };
  let presses = 0;
  let mostTabs = 0;
  const press = (key: string) => {
    presses++;
    return page.keyboard.press(key);
  };
  const tabTo = async (wanted: readonly string[]) => {
    for (let tabs = 1; tabs <= 8; tabs++) {
      await press('Tab');
      if (wanted.includes((await look(page)).on)) {
        mostTabs = Math.max(mostTabs, tabs);
        return true;
      }
    }
    return false;
  };
  let idle = 0;
  let last = '';
  let askedAt = Date.now();
  while (idle < 150 && Date.now() - askedAt < MOST_WAITING) {
    if (presses > mostPresses) return { ended: 'tired', presses, mostTabs };
    const seen = await look(page);
    if (seen.isOver && !seen.hasDialog) return { ended: 'over', presses, mostTabs };
    if (!seen.isAsked && !seen.hasDialog) {
      await page.waitForTimeout(10);
      continue;
    }
    askedAt = Date.now();
    idle = seen.state === last ? idle + 1 : 0;
    last = seen.state;
    if (ANSWERS.includes(seen.on)) await press('Enter');
    else if (seen.hasDialog && idle % 5 === 4) await press('Escape');
    else if (seen.hasDialog) await press('Tab');
    else if (seen.ready.includes('confirm') && seen.inDecision) await tabTo(['confirm']);
    else if (idle > 20 && seen.ready.length > 0 && (await tabTo(withoutConfirm(seen.ready))))
      await press('Enter');
    else {
      if (!seen.inDecision) await press('Escape');
      const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
      for (let moves = chance(3); moves > 0; moves--) {
        await press(arrows[chance(arrows.length)] ?? 'ArrowRight');
      }
      if ((await look(page)).inDecision) await press('Enter');
    }
  }
  return { ended: 'stuck', presses, mostTabs };
}
