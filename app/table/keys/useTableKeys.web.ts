import { useEffect, useRef } from 'react';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import { notePress } from '#app/ui/base/lastPress';
import { worksByKeyboard } from '#app/ui/modality';
import { ROLE_NAMES, type Role } from '#engine';
import { type TableKey, tableKey, type Way } from './shortcuts';
import { nextThatWay } from './spatial';
import { answerElement, decisionElement, dialogElement, find, tabOrder, tabStops } from './stops';

type TableKeysProps = Readonly<{ onUndo: () => void }>;

/** Keyboard control: shortcuts, arrow keys, and a focus that moves to each new decision. */
export function useTableKeys(props: TableKeysProps): void {
  useShortcuts(props);
  useFocusAhead();
}

function useShortcuts({ onUndo }: TableKeysProps): void {
  const { roles, open, setDraft, snapshot, decision } = useTable();
  const { draft } = useChoosing();
  const press = (key: TableKey): boolean => {
    switch (key.does) {
      case 'role':
        return showRole(roles[key.index], open);
      case 'move':
        return move(key.way);
      case 'answer':
        return isAtRest() && click(answerElement());
      case 'takeBack':
        if (draft !== null && decision !== 'place') setDraft(null);
        return focusOn(firstChoice());
      case 'hint':
        return click(find('hint'));
      case 'undo':
        if (snapshot.canUndo) onUndo();
        return snapshot.canUndo;
      case 'log':
        notePress(null);
        open({ kind: 'log' });
        return true;
      case 'keys':
        notePress(null);
        open({ kind: 'keys' });
        return true;
    }
  };
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isForOthers(event)) return;
      const key = tableKey(event.key);
      const isUsed =
        event.key === 'Tab'
          ? tab(event.shiftKey)
          : key !== null && mayPress(key) && latest.current(key);
      if (isUsed) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Whether a key is text input or a browser shortcut. */
function isForOthers({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
}

/** While a sheet is open, only the arrow keys work, because it has its own controls. */
const mayPress = (key: TableKey) => dialogElement() === null || key.does === 'move';

const isAtRest = () =>
  document.activeElement === null || !document.activeElement.matches('[tabindex="0"]');

function click(element: HTMLElement | null): boolean {
  if (element === null || element.getAttribute('aria-disabled') === 'true') return false;
  element.click();
  return true;
}

function showRole(
  role: Role | undefined,
  open: (sheet: { kind: 'role'; role: Role }) => void,
): boolean {
  if (role === undefined) return false;
  const card = find(`role-${ROLE_NAMES[role]}`);
  if (card) notePress(card.getBoundingClientRect());
  open({ kind: 'role', role });
  return true;
}

/** Arrow keys stay within the decision. Tab leaves it, and Escape returns. */
function movesWithin(): HTMLElement | null {
  const decision = decisionElement();
  const isThere = decision?.contains(document.activeElement) ?? false;
  return dialogElement() ?? (isThere ? decision : find('table'));
}

function move(way: Way): boolean {
  const layer = movesWithin();
  if (layer === null) return false;
  const things = tabStops(layer).map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));
  const active = document.activeElement;
  const here = things.find(({ element }) => element === active);
  if (here === undefined) return focusOn(firstChoice());
  const others = things.filter((thing) => thing !== here);
  return focusOn(nextThatWay(here.box, others, way)?.element ?? null);
}

function focusOn(element: HTMLElement | null): boolean {
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
  return element !== null;
}

/** Choices come first, then answer buttons, then the rest of the decision. */
function firstChoice(): HTMLElement | null {
  const decision = decisionElement();
  const offered = decision?.querySelector<HTMLElement>('[data-offered="true"][tabindex="0"]');
  return offered ?? answerElement() ?? (decision && (tabStops(decision)[0] ?? null));
}

/** Tab treats the decision as one stop, followed by its answers wherever they are on the page. */
function tab(back: boolean): boolean {
  const state = find('table');
  if (state === null || dialogElement() !== null) return false;
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !state.contains(active)) return false;
  const answer = answerElement();
  if (!back && answer !== null && decisionElement()?.contains(active)) return focusOn(answer);
  const order = tabOrder(state);
  const at = order.indexOf(active);
  return focusOn(order[back ? at - 1 : at + 1] ?? null);
}

/** Decisions that take several taps. The focus stays within them. */
const MANY_TAPS: ReadonlySet<string | null> = new Set(['place', 'store']);

function useFocusAhead(): void {
  const { view, asked, decision } = useTable();
  const { draft } = useChoosing();
  const { ply, over } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new decision takes the focus
  useEffect(() => {
    if (!worksByKeyboard() || (asked === null && !over)) return;
    // Waits until a sheet that has just closed has returned the focus.
    const soon = setTimeout(() => {
      if (dialogElement() === null) focusOn(firstChoice());
    }, 0);
    return () => clearTimeout(soon);
  }, [ply, asked, decision, over]);
  useEffect(() => {
    if (draft === null || MANY_TAPS.has(decision) || !worksByKeyboard()) return;
    if (decisionElement()?.contains(document.activeElement)) focusOn(find('confirm'));
  }, [draft, decision]);
}
