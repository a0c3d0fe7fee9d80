import { type Keyed, keyed } from '#engine/core/ids';
import { closedNames } from '#engine/core/names';
import { type Role, roleNames } from '#engine/modules/base/ids';

/** The action board: a box for each role, and arrows between them (P-6, P-7). */

export const BOX_NAMES = [
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'prospector',
  'smuggler',
] as const;
export type BoxName = (typeof BOX_NAMES)[number];
export type Box = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const BOXES: readonly Box[] = [0, 1, 2, 3, 4, 5, 6, 7];
export const Box = {
  settler: 0,
  mayor: 1,
  builder: 2,
  craftsman: 3,
  trader: 4,
  captain: 5,
  prospector: 6,
  smuggler: 7,
} as const;
export const boxNames = closedNames<Box>(BOX_NAMES);

/** The printed arrows (P-7). */
export const ARROWS: Readonly<Record<BoxName, readonly BoxName[]>> = {
  builder: ['settler', 'mayor', 'trader', 'prospector'],
  settler: ['builder', 'mayor', 'prospector'],
  prospector: ['builder', 'settler'],
  mayor: ['trader', 'craftsman'],
  trader: ['builder', 'craftsman', 'captain', 'smuggler'],
  craftsman: ['trader', 'captain', 'smuggler'],
  captain: ['trader', 'craftsman', 'builder', 'settler', 'smuggler'],
  smuggler: ['captain', 'craftsman', 'trader', 'builder', 'settler'],
};

/** The token starts here. */
export const START: Box = Box.builder;

const LEADS: Keyed<Box, Keyed<Box, boolean>> = keyed(BOXES, (from) =>
  keyed(BOXES, (to) => ARROWS[nameOf(from)].includes(nameOf(to))),
);

function nameOf(box: Box): BoxName {
  return BOX_NAMES[box];
}

export function hasArrow(from: Box, to: Box): boolean {
  return LEADS[from][to];
}

/** The box of a role card, the same for both prospectors. Null if the board has none. */
export function boxOf(role: Role): Box | null {
  const name = roleNames.name(role);
  return boxNames.number(name === 'secondProspector' ? 'prospector' : name) ?? null;
}
