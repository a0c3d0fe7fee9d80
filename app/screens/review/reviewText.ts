import { describe } from '#app/text/describe';
import { sentence } from '#app/text/sentences';
import { buildingName, listed, tileName, type Voice } from '#app/text/voice';
import {
  type Action,
  type GameEvent,
  type GameState,
  type PlaceAction,
  type Seat,
  STAFFED_TILES,
} from '#engine';
import type { Translate } from '#i18n/keys';

/** Texts that the review page shares with the table. */
export interface ReviewText {
  readonly t: Translate;
  readonly reader: Seat | null;
  readonly nameOf: (seat: Seat) => string;
  readonly event: (event: GameEvent) => string | null;
  /** Text of a choice that distinguishes it from the alternative. */
  readonly choice: (action: Action, other: Action, state: GameState, seat: Seat) => string;
}

export function reviewText(voice: Voice): ReviewText {
  const { t, reader, nameOf } = voice;
  return {
    t,
    reader,
    nameOf,
    event: (event) => sentence(event, voice),
    choice: (action, other, state, seat) => choiceText(action, other, state, seat, voice),
  };
}

/** Placements are described by their differences. */
function choiceText(
  action: Action,
  other: Action,
  state: GameState,
  seat: Seat,
  voice: Voice,
): string {
  if (action.type !== 'place' || other.type !== 'place') {
    return describe(action, state, seat, voice);
  }
  const places = moreIn(action, other, state, seat, voice);
  return places.length === 0
    ? voice.t('ui:review.placedIdle')
    : voice.t('ui:review.placed', { places: listed(voice, places) });
}

/** Places where the first placement has more colonists than the second. */
function moreIn(
  first: PlaceAction,
  second: PlaceAction,
  state: GameState,
  seat: Seat,
  voice: Voice,
): string[] {
  const more = (place: string, count: number) =>
    count > 0 ? [voice.t('ui:review.placedWhere', { place, count })] : [];
  const { city } = state.players[seat];
  return [
    ...STAFFED_TILES.flatMap((tile) =>
      more(tileName(voice, tile), first.island[tile] - second.island[tile]),
    ),
    ...city.flatMap((building, at) =>
      more(buildingName(voice, building), (first.city[at] ?? 0) - (second.city[at] ?? 0)),
    ),
  ];
}
