import { plainAutomaticStep, popFrame } from '#engine/core/frames';
import { keyed } from '#engine/core/ids';
import { GOODS, type Good } from '#engine/modules/base/ids';
import { keep } from '#engine/modules/base/phases/storage';
import { Ability, applyAbility } from '#engine/modules/puertoma/abilities';
import type { Game } from '#engine/modules/puertoma/game';
import { bestGood } from '#engine/modules/puertoma/places';

/** P-14, P-18: one of its best kind; or all of that and one of the second best. */
export const store = plainAutomaticStep<Game>({
  name: 'store',
  advance(game, { seat }) {
    const { goods } = game.state.players[seat];
    const good = bestGood((kind) => goods[kind] > 0);
    if (good === null) {
      popFrame(game);
      return false;
    }
    if (game.events) {
      const options = GOODS.filter((kind) => goods[kind] > 0);
      game.events.push({ type: 'puertomaTakesBest', seat, moment: 'storage', options, good });
    }
    const all = applyAbility(game, seat, Ability.fullStorage);
    const second = all ? bestGood((kind) => kind < good && goods[kind] > 0) : null;
    const kept = (kind: Good) =>
      kind === good ? (all ? goods[kind] : 1) : kind === second ? 1 : 0;
    keep(game, seat, keyed(GOODS, kept));
    return false;
  },
});
