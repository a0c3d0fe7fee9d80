// Elements that can get the keyboard focus.

export const find = (testId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-testid="${testId}"]`);

export const decisionElement = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-testid^="decision-"]');

/** The open dialog, if any. */
export const dialogElement = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1) ?? null;

const isThere = (element: HTMLElement) => element.getClientRects().length > 0;

export const tabStops = (within: HTMLElement): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>('[tabindex="0"]')].filter(isThere);

/** Answer buttons, the most important first. */
const ANSWERS: readonly string[] = ['confirm', 'use', 'to-score', 'pass', 'decline'];

export function answerElement(): HTMLElement | null {
  const buttons = ANSWERS.map(find).filter((button) => button !== null);
  return buttons.find((button) => button.getAttribute('aria-disabled') !== 'true') ?? null;
}

const rank = (element: HTMLElement) => {
  const at = ANSWERS.indexOf(element.dataset.testid ?? '');
  return at < 0 ? ANSWERS.length : at;
};

/** Order of the page, but with the prompt's buttons directly after the decision, answers first. */
export function tabOrder(state: HTMLElement): HTMLElement[] {
  const prompt = find('asks') ?? find('waits');
  const decision = decisionElement();
  const all = tabStops(state);
  const answers = all.filter((stop) => prompt?.contains(stop)).sort((a, b) => rank(a) - rank(b));
  const rest = all.filter((stop) => !prompt?.contains(stop));
  const last = rest.findLastIndex((stop) => decision?.contains(stop));
  return [...rest.slice(0, last + 1), ...answers, ...rest.slice(last + 1)];
}
