import { createStore } from 'zustand/vanilla';
import type { Place } from '#app/ui/base/lastPress';

/** The explanation of a thing. */
export interface LegendText {
  /** Null where the lines say it all. */
  readonly title: string | null;
  readonly lines: readonly string[];
  /** The outcome of choosing it; null: it can't be chosen now. */
  readonly outcome: string | null;
}

/** Something that can be asked about: by name, or by what a screen reader says of it. */
export interface Thing {
  readonly name: string | undefined;
  readonly label: string;
}

/** Finds the words for a name; null for a name of somebody else's. */
export type Describe = (name: string) => LegendText | null;

interface Open {
  readonly thing: Thing;
  readonly text: LegendText;
  readonly place: Place;
}

/** The card that lies open; there is one at most. */
export const openLegend = createStore<{ readonly card: Open | null }>(() => ({ card: null }));

const describers: Describe[] = [];

/** Words are looked for only when somebody asks: a closed legend costs nothing. */
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

/** A finger that was held asked, and does not press when it is lifted. */
export function noteHold(isHeld: boolean): void {
  held = isHeld;
}

export const wasHeld = (): boolean => held;

/** How long a finger is held, a mouse rests, and the focus stays before the card opens; milliseconds. */
export const HOLD_MS = 450;
export const HOVER_MS = 500;
export const FOCUS_MS = 700;
/** How far a finger may slip while it holds. */
export const SLIP = 10;
