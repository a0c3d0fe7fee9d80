import { Building, Role } from '../model/ids';
import type { EditionRules, SetupRow } from '../model/rules';

const BASE_ROLES: readonly Role[] = [
  Role.settler,
  Role.mayor,
  Role.builder,
  Role.craftsman,
  Role.trader,
  Role.captain,
];

const PLANTS = [
  Building.smallIndigoPlant,
  Building.smallSugarMill,
  Building.indigoPlant,
  Building.sugarMill,
  Building.tobaccoStorage,
  Building.coffeeRoaster,
] as const;

const plantCopies = (copies: readonly number[]) =>
  Object.fromEntries(PLANTS.map((plant, i) => [plant, copies[i]])) as SetupRow['plantCopies'];

const FULL_BOX = {
  goods: [10, 11, 11, 9, 9],
  plantations: [10, 12, 11, 9, 8],
  quarries: 8,
  smallCommercialCopies: 2,
  plantCopies: plantCopies([4, 4, 3, 3, 3, 3]),
};

const TWO: SetupRow = {
  coins: 3,
  indigoStarts: 1,
  vp: 65,
  colonists: 40,
  faceUp: 3,
  roles: [...BASE_ROLES, Role.prospector],
  ships: [4, 6],
  goods: [8, 9, 9, 7, 7],
  plantations: [7, 9, 8, 6, 5],
  quarries: 5,
  smallCommercialCopies: 1,
  plantCopies: plantCopies([2, 2, 2, 2, 2, 2]),
  picksPerRound: 6,
};

const THREE: SetupRow = {
  ...FULL_BOX,
  coins: 2,
  indigoStarts: 2,
  vp: 75,
  colonists: 55,
  faceUp: 4,
  roles: BASE_ROLES,
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
  roles: [...BASE_ROLES, Role.prospector],
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
  roles: [...BASE_ROLES, Role.prospector, Role.secondProspector],
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
