import type { GameState } from '../model/state';

/**
 * Fills the empty colonist ship (MA-6). While nobles last one of them takes the place of a
 * colonist (X2-1): under V-10 that colonist stays in the supply, otherwise he has been drawn
 * and leaves the game.
 */
export function fillShip(state: GameState, wanted: number): void {
  const nobles = Math.min(1, state.nobles);
  const stays = state.options.variants.corrections2026 ? nobles : 0;
  const drawn = Math.min(wanted - stays, state.colonists);
  const replaced = Math.min(drawn, nobles - stays);
  state.colonists -= drawn;
  state.colonistsGone += replaced;
  state.nobles -= nobles;
  state.noblesOnShip = nobles;
  state.colonistShip = drawn - replaced + nobles;
}
