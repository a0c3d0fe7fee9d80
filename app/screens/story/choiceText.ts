import {
  type Action,
  type GameState,
  type PlaceAction,
  parseLine,
  type Seat,
  STAFFED_TILES,
} from '../../../src/engine';
import { describe } from '../../table/story/describe';
import { buildingName, listed, tileName, type Voice } from '../../table/story/voice';

/** A choice in words, told apart from the other one: two placements by where they differ. */
export function choiceText(
  action: Action,
  other: Action | null,
  table: GameState,
  seat: Seat,
  voice: Voice,
): string {
  if (action.type !== 'place' || other?.type !== 'place') {
    return describe(action, table, seat, voice);
  }
  const places = moreIn(action, other, table, seat, voice);
  return places.length === 0
    ? voice.t('ui:story.placedIdle')
    : voice.t('ui:story.placed', { places: listed(voice, places) });
}

/** Where the first puts more colonists than the second. */
function moreIn(
  first: PlaceAction,
  second: PlaceAction,
  table: GameState,
  seat: Seat,
  voice: Voice,
): string[] {
  const more = (place: string, count: number) =>
    count > 0 ? [voice.t('ui:story.placedWhere', { place, count })] : [];
  const { city } = table.players[seat];
  return [
    ...STAFFED_TILES.flatMap((tile) =>
      more(tileName(voice, tile), first.island[tile] - second.island[tile]),
    ),
    ...city.flatMap((building, at) =>
      more(buildingName(voice, building), (first.city[at] ?? 0) - (second.city[at] ?? 0)),
    ),
  ];
}

export const actionIn = (line: string): Action | null => parseLine(line)?.action ?? null;
