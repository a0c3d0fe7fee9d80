import type { EditionRules } from '#engine/modules/base/editions/edition';
import type { SetupRow } from '#engine/modules/base/rules';

const FULL_BOX = {
  goods: [10, 11, 11, 9, 9],
  plantations: [10, 12, 11, 9, 8],
  quarries: 8,
  smallCommercialCopies: 2,
  smallPlantCopies: 4,
  largePlantCopies: 3,
};

const TWO: SetupRow = {
  coins: 3,
  indigoStarts: 1,
  vp: 65,
  colonists: 40,
  faceUp: 3,
  prospectors: 1,
  ships: [4, 6],
  goods: [8, 9, 9, 7, 7],
  plantations: [7, 9, 8, 6, 5],
  quarries: 5,
  smallCommercialCopies: 1,
  smallPlantCopies: 2,
  largePlantCopies: 2,
  picksPerRound: 6,
};

const THREE: SetupRow = {
  ...FULL_BOX,
  coins: 2,
  indigoStarts: 2,
  vp: 75,
  colonists: 55,
  faceUp: 4,
  prospectors: 0,
  ships: [4, 5, 6],
  picksPerRound: 3,
};

const FOUR: SetupRow = {
  ...FULL_BOX,
  coins: 3,
  indigoStarts: 2,
  vp: 100,
  colonists: 75,
  faceUp: 5,
  prospectors: 1,
  ships: [5, 6, 7],
  picksPerRound: 4,
};

const FIVE: SetupRow = {
  ...FULL_BOX,
  coins: 4,
  indigoStarts: 3,
  vp: 122,
  colonists: 95,
  faceUp: 6,
  prospectors: 2,
  ships: [6, 7, 8],
  picksPerRound: 5,
};

/** The set-up table of §2. */
export function setupFor(playerCount: number, edition: EditionRules): SetupRow {
  if (playerCount === 2) return TWO;
  if (playerCount === 3) return THREE;
  if (playerCount === 4) return FOUR;
  return { ...FIVE, vp: edition.fivePlayerVp };
}
