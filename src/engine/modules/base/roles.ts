import type { BaseRoleName, Role } from './ids';
import { builder } from './phases/builder';
import { captain } from './phases/captain';
import { craftsman } from './phases/craftsman';
import { mayor } from './phases/mayor';
import { prospector } from './phases/prospector';
import { settler } from './phases/settler';
import { trader } from './phases/trader';
import type { Phase, RoleSpec, SetupRow } from './rules';

const UNNUMBERED: Role = 2_000;

/** A role card, of this module or of another. */
export const roleCard = <const Name extends string>(
  name: Name,
  phase: Phase,
  isInGame: RoleSpec['isInGame'] = () => true,
): RoleSpec<Name> => ({ name, number: UNNUMBERED, phase, isInGame });

const prospectors = (least: number) => (setup: SetupRow) => setup.prospectors >= least;

/** S-6: the role cards, in their usual order. */
export const BASE_ROLES: readonly RoleSpec<BaseRoleName>[] = [
  roleCard('settler', settler),
  roleCard('mayor', mayor),
  roleCard('builder', builder),
  roleCard('craftsman', craftsman),
  roleCard('trader', trader),
  roleCard('captain', captain),
  roleCard('prospector', prospector, prospectors(1)),
  roleCard('secondProspector', prospector, prospectors(2)),
];
