import { StyleSheet, View } from 'react-native';
import { BuildingIcon, CoinIcon, ColonistIcon } from '#app/art/icons';
import { PlayerMark } from '#app/art/PlayerMark';
import { SeatCards } from '#app/table/cards/SeatCards';
import { seenCards } from '#app/table/cards/seenCards';
import { useRoom } from '#app/table/layout/useRoom';
import { useTable } from '#app/table/model/TableContext';
import { playerAt, setupAt } from '#app/table/model/tableModel';
import { PuertomaBelongings } from '#app/table/puertoma/PuertomaBelongings';
import { Circle, circleFills } from '#app/table/seat/Circle';
import { GoodsRow } from '#app/table/seat/GoodsRow';
import { IslandGrid } from '#app/table/seat/IslandGrid';
import { PeekButton } from '#app/table/share/PeekButton';
import { KnownPoints } from '#app/table/widgets/KnownPoints';
import { Tally } from '#app/table/widgets/Tally';
import { buildingName } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { ListRow } from '#app/ui/ListRow';
import { Sheet, type SheetHandle } from '#app/ui/Sheet';
import { space } from '#app/ui/tokens/scale';
import {
  BUILDING_NAMES,
  type Building,
  buildingSpec,
  citySpacesLeft,
  islandSpacesLeft,
  type Seat,
} from '#engine';
import { useHelp } from '#i18n/react';

/** Everything a player owns. */
export function PlayerSheet({ seat, ...handle }: SheetHandle & Readonly<{ seat: Seat }>) {
  const { snapshot, view } = useTable();
  const setup = setupAt(snapshot, seat);
  const board = view.puertoma?.boards[seat] ?? null;
  return (
    <Sheet
      {...handle}
      title={setup.name}
      icon={<PlayerMark color={setup.color} size={22} />}
      testID="player-sheet"
    >
      {board ? <PuertomaBelongings seat={seat} board={board} /> : <Belongings seat={seat} />}
    </Sheet>
  );
}

function Belongings({ seat }: Readonly<{ seat: Seat }>) {
  const { view, state, voice, snapshot } = useTable();
  const { t, words } = voice;
  const player = playerAt(view, seat);
  const isOwned = snapshot.covered && setupAt(snapshot, seat).kind === 'person';
  const cell = Math.floor((useRoom().width - space.l * 2 - 12) / 6);
  return (
    <View style={styles.column}>
      <View style={styles.facts}>
        <Tally icon={<CoinIcon size={24} />} value={words.amount('coin', player.coins)} />
        {isOwned && player.vp === null && <PeekButton seat={seat} />}
        {player.sanJuan > 0 && (
          <Tally
            icon={<ColonistIcon size={24} />}
            value={t('ui:table.idle', { colonists: words.amount('colonist', player.sanJuan) })}
          />
        )}
      </View>
      <KnownPoints seat={seat} />
      <GoodsRow goods={player.goods} size={30} />
      <CardsOfSeat seat={seat} />
      <Title
        text={t('ui:table.island')}
        count={t('ui:table.islandSpaces', { count: islandSpacesLeft(state, seat) })}
      />
      <IslandGrid player={player} size={Math.min(cell, 64)} />
      <Title
        text={t('ui:table.city')}
        count={t('ui:table.citySpaces', { count: citySpacesLeft(state, seat) })}
      />
      {player.city.map((building) => (
        <CityRow key={building} seat={seat} building={building} />
      ))}
    </View>
  );
}

/** The visible great achievements. Another sheet has the details. */
function CardsOfSeat({ seat }: Readonly<{ seat: Seat }>) {
  const { view, voice, open } = useTable();
  if (seenCards(view, seat) === null) return null;
  return (
    <ListRow
      title={voice.t('ui:cards.title')}
      hint={voice.t('ui:cards.open')}
      icon={<SeatCards seat={seat} size={30} />}
      onPress={() => open({ kind: 'cards', seat })}
      testID={`open-cards-${seat}`}
    />
  );
}

function Title({ text, count }: Readonly<{ text: string; count: string }>) {
  return (
    <View style={styles.title}>
      <Text variant="heading">{text}</Text>
      <Text variant="caption" tone="textMuted">
        {count}
      </Text>
    </View>
  );
}

function CityRow({ seat, building }: Readonly<{ seat: Seat; building: Building }>) {
  const { view, state, voice, open } = useTable();
  const help = useHelp();
  const player = playerAt(view, seat);
  const { circles } = buildingSpec(state, building);
  const staff = player.staff[building];
  return (
    <ListRow
      title={buildingName(voice, building)}
      detail={help.buildingBrief(BUILDING_NAMES[building])}
      hint={voice.t(staff > 0 ? 'ui:table.buildingOccupied' : 'ui:table.buildingIdle')}
      icon={<BuildingIcon building={BUILDING_NAMES[building]} size={40} />}
      trailing={
        <View style={styles.circles}>
          {circleFills(circles, staff, player.specialStaff[building] ?? 0).map((fill, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: circles are equal and never move
            <Circle key={at} fill={fill} size={20} />
          ))}
        </View>
      }
      onPress={() => open({ kind: 'building', building })}
    />
  );
}

const styles = StyleSheet.create({
  column: { gap: space.m },
  facts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l, rowGap: space.xs },
  title: { flexDirection: 'row', alignItems: 'baseline', justifyContent: 'space-between' },
  circles: { flexDirection: 'row', gap: 1 },
});
