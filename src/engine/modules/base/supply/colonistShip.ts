import type { Game } from '#engine/modules/base/game';

/**
 * Fills the empty colonist ship (MA-6). While there are special colonists, one of them takes the
 * place of an ordinary one, who stays in the supply.
 */
export function fillShip({ state }: Game, wanted: number): void {
  const special = Math.min(1, state.specialSupply);
  const drawn = Math.min(wanted - special, state.colonists);
  state.colonists -= drawn;
  state.specialSupply -= special;
  state.specialOnShip = special;
  state.colonistShip = drawn + special;
}
