import { withPlacement } from '#app/table/preview/placement';
import { cloneState, type GameState, type PlaceAction, production, type Seat } from '#engine';
import { goodsListed, type Voice } from './voice';

/** The production after a placement, in words. */
export function producesText(
  state: GameState,
  seat: Seat,
  placement: PlaceAction,
  voice: Voice,
): string {
  const goods = production(withPlacement(cloneState(state), seat, placement), seat);
  const listed = goodsListed(voice, goods);
  return listed === ''
    ? voice.t('ui:table.wouldProduceNothing')
    : voice.t('ui:table.wouldProduce', { goods: listed });
}
