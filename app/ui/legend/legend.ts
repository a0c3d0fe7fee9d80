import { createStore } from 'zustand/vanilla';
import type { Place } from '#app/ui/base/lastPress';

/** The explanation of an element. */
export interface LegendText {
  /** Null if the lines need no title. */
  readonly title: string | null;
  readonly lines: readonly string[];
  /** The outcome of choosing it; null if it cannot be chosen now. */
  readonly outcome: string | null;
}

/** An element with a legend, given by name or by its label for screen readers. */
export interface Thing {
  readonly name: string | undefined;
  readonly label: string;
}

/** Finds the text for a name; null for an unknown name. */
export type Describe = (name: string) => LegendText | null;

interface Open {
  readonly thing: Thing;
  readonly text: LegendText;
  readonly place: Place;
}

/** The open card. There is at most one. */
export const openLegend = createStore<{ readonly card: Open | null }>(() => ({ card: null }));

const describers: Describe[] = [];

/** Adds a source of texts. It is called only for an open card. */
export function addDescriber(describe: Describe): () => void {
  describers.push(describe);
  return () => {
    describers.splice(describers.indexOf(describe), 1);
  };
}

export function legendText({ name, label }: Thing): LegendText {
  for (const describe of name === undefined ? [] : describers) {
    const text = describe(name ?? '');
    if (text !== null) return text;
  }
  return { title: null, lines: [label], outcome: null };
}

export const asOneText = ({ title, lines, outcome }: LegendText): string =>
  [title, ...lines, outcome].filter(Boolean).join('. ').replaceAll('..', '.');

export function showLegend(thing: Thing, place: Place): void {
  openLegend.setState({ card: { thing, text: legendText(thing), place } });
}

export function closeLegend(): void {
  if (openLegend.getState().card !== null) openLegend.setState({ card: null });
}

/** Updates an open legend whose text may be outdated. */
export function renewLegend(): void {
  const { card } = openLegend.getState();
  if (card !== null) showLegend(card.thing, card.place);
}

let held = false;

/** Notes a long press, so that lifting the finger does not press. */
export function noteHold(isHeld: boolean): void {
  held = isHeld;
}

export const wasHeld = (): boolean => held;

/** Delays before the card opens for a long press, a resting mouse and the focus; milliseconds. */
export const HOLD_MS = 450;
export const HOVER_MS = 500;
export const FOCUS_MS = 700;
/** Distance that a finger may move during a long press. */
export const SLIP = 10;
