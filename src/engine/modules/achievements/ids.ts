import { assumeTotal, type Keyed } from '#engine/core/ids';
import { closedNames, numbersOf } from '#engine/core/names';
import { CARD_TABLE, type CardSpec } from './cards';

/** A card: a number here, its name everywhere else. For the compiler it is one literal, like any id. */
export type Card = 4_000;
export type CardName = (typeof CARD_TABLE)[number]['name'];

export const cardNames = closedNames<Card>(CARD_TABLE.map(({ name }) => name));
export const CARDS = cardNames.keys;
export const CARD_NAMES: Keyed<Card, CardName> = assumeTotal(CARD_TABLE.map(({ name }) => name));
export const Card = numbersOf<CardName, Card>(cardNames);
export const CARD_SPECS: Keyed<Card, CardSpec> = assumeTotal([...CARD_TABLE]);
