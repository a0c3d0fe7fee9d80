import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { BuildingIcon, TileIcon } from '#app/art/icons';
import { useAnchor } from '#app/table/anchors/anchors';
import { legendOf } from '#app/table/legend/names';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import { nextPerson, nobleLeaves, notInBuildings, type Person } from '#app/table/preview/nobles';
import {
  circlesAt,
  countAt,
  currentPlacement,
  type Spot,
  unplacedColonists,
  withOneMoved,
} from '#app/table/preview/placement';
import { circleFills } from '#app/table/seat/Circle';
import { buildingName, shortTileName, tileName } from '#app/text/voice';
import { space } from '#app/ui/tokens/scale';
import {
  BUILDING_NAMES,
  type Building,
  type PlaceAction,
  refusalFor,
  STAFFED_TILES,
  TILE_NAMES,
} from '#engine';
import { PlacementBar } from './PlacementBar';
import { SpotButton } from './SpotButton';
import { WhoIsNext } from './WhoIsNext';

/** Mayor phase: the player places colonists by tapping tiles and buildings. */
export function PlaceColonists() {
  const { state, owner, setDraft } = useTable();
  const { draft } = useChoosing();
  const player = state.players[owner];
  const start = useMemo(() => currentPlacement(player), [player]);
  const placement = draft?.type === 'place' ? draft : start;
  useEffect(() => {
    if (draft === null) setDraft(start);
  }, [draft, start, setDraft]);
  const tiles = STAFFED_TILES.filter((tile) => player.tiles[tile] > 0);
  const [person, choosePerson] = useState<Person>('noble');
  return (
    <View style={styles.column}>
      <PlacementBar placement={placement} />
      {player.special > 0 && (
        <WhoIsNext placement={placement} person={person} onChoose={choosePerson} />
      )}
      <View style={styles.grid}>
        {tiles.map((tile) => (
          <TileSpot key={tile} tile={tile} placement={placement} />
        ))}
        {player.city.map((building, index) => (
          <CitySpot
            key={building}
            building={building}
            index={index}
            placement={placement}
            person={person}
          />
        ))}
      </View>
    </View>
  );
}

/** A tap fills the next circle. If all are full or nobody is left, it empties one. */
function useSpot(placement: PlaceAction, spot: Spot, person: Person = 'colonist') {
  const { state, owner, voice, setDraft, say } = useTable();
  const player = state.players[owner];
  const filled = countAt(placement, spot);
  const circles = circlesAt(state, player, spot);
  const { idle } = unplacedColonists(state, owner, placement);
  const fills = filled < circles && idle > 0;
  const nobles = spot.at === 'city' ? (placement.special[spot.index] ?? 0) : 0;
  const press = () => {
    const outside = notInBuildings(state, owner, placement);
    if (fills) setDraft(withOneMoved(placement, spot, 1, nextPerson(outside, person) === 'noble'));
    else if (filled > 0)
      setDraft(withOneMoved(placement, spot, -1, nobleLeaves(person, filled, nobles)));
    else say(voice.t('ui:table.noneInHand'));
  };
  const hint = voice.t(fills ? 'ui:table.spotFill' : 'ui:table.spotFree');
  return { filled, circles, nobles, press, hint };
}

type TileSpotProps = Readonly<{ tile: (typeof STAFFED_TILES)[number]; placement: PlaceAction }>;

function TileSpot({ tile, placement }: TileSpotProps) {
  const { voice } = useTable();
  const { filled, circles, press, hint } = useSpot(placement, { at: 'island', tile });
  const name = tileName(voice, tile);
  const short = shortTileName(voice, tile);
  return (
    <SpotButton
      ref={useAnchor(`tile-${tile}`)}
      picture={<TileIcon tile={TILE_NAMES[tile]} size={34} />}
      name={circles === 1 ? short : voice.t('ui:table.tileTimes', { tile: short, count: circles })}
      label={voice.t('ui:table.spot', { place: name, filled, circles })}
      hint={hint}
      legend={legendOf.tile(tile)}
      fills={circleFills(circles, filled, 0)}
      onPress={press}
      testID={`spot-tile-${TILE_NAMES[tile]}`}
    />
  );
}

type CitySpotProps = Readonly<{
  building: Building;
  index: number;
  placement: PlaceAction;
  person: Person;
}>;

function CitySpot({ building, index, placement, person }: CitySpotProps) {
  const { voice } = useTable();
  const { filled, circles, nobles, press, hint } = useSpot(
    placement,
    { at: 'city', index },
    person,
  );
  const name = buildingName(voice, building);
  if (circles === 0) return null;
  return (
    <SpotButton
      picture={<BuildingIcon building={BUILDING_NAMES[building]} size={34} />}
      name={name}
      label={voice.t('ui:table.spot', { place: name, filled, circles })}
      hint={hint}
      legend={legendOf.building(building)}
      fills={circleFills(circles, filled, nobles)}
      onPress={press}
      testID={`spot-city-${BUILDING_NAMES[building]}`}
    />
  );
}

/** Whether the current placement may be confirmed. */
export function usePlacementIsLegal(): boolean {
  const { state, asked } = useTable();
  const { draft } = useChoosing();
  return asked !== null && draft !== null && refusalFor(state, asked, draft) === null;
}

const styles = StyleSheet.create({
  column: { gap: space.s },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
});
