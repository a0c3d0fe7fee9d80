import { StyleSheet, useWindowDimensions, View } from 'react-native';
import {
  BUILDING_NAMES,
  type Building,
  buildingSpec,
  citySpacesLeft,
  islandSpacesLeft,
  type Seat,
} from '../../../src/engine';
import { useHelp } from '../../../src/i18n/react';
import { BuildingIcon, CoinIcon, ColonistIcon, VpIcon } from '../../art/icons';
import { PlayerMark } from '../../art/PlayerMark';
import { ListRow } from '../../ui/ListRow';
import { Sheet, type SheetHandle } from '../../ui/Sheet';
import { Text } from '../../ui/Text';
import { columnWidth, space } from '../../ui/tokens/scale';
import { Tally } from '../layout/Tally';
import { useTable } from '../model/TableContext';
import { playerAt, setupAt } from '../model/tableModel';
import { buildingName } from '../story/voice';
import { Circle, circleFills } from './Circle';
import { GoodsRow } from './GoodsRow';
import { IslandGrid } from './IslandGrid';

/** Everything a player owns. */
export function PlayerSheet({ seat, ...handle }: SheetHandle & Readonly<{ seat: Seat }>) {
  const { snapshot } = useTable();
  const setup = setupAt(snapshot, seat);
  return (
    <Sheet
      {...handle}
      title={setup.name}
      icon={<PlayerMark color={setup.color} size={22} />}
      testID="player-sheet"
    >
      <Belongings seat={seat} />
    </Sheet>
  );
}

function Belongings({ seat }: Readonly<{ seat: Seat }>) {
  const { view, table, voice } = useTable();
  const { t, words } = voice;
  const player = playerAt(view, seat);
  const { width } = useWindowDimensions();
  const cell = Math.floor((Math.min(width, columnWidth) - space.l * 2 - 12) / 6);
  return (
    <View style={styles.column}>
      <View style={styles.facts}>
        <Tally icon={<CoinIcon size={24} />} value={words.amount('coin', player.coins)} />
        <Tally
          icon={<VpIcon size={24} />}
          value={player.vp === null ? t('ui:table.hiddenVp') : words.amount('vp', player.vp)}
        />
        {player.sanJuan > 0 && (
          <Tally
            icon={<ColonistIcon size={24} />}
            value={t('ui:table.idle', { colonists: words.amount('colonist', player.sanJuan) })}
          />
        )}
      </View>
      <GoodsRow goods={player.goods} size={30} />
      <Title
        text={t('ui:table.island')}
        count={t('ui:table.islandSpaces', { count: islandSpacesLeft(table, seat) })}
      />
      <IslandGrid player={player} size={Math.min(cell, 64)} />
      <Title
        text={t('ui:table.city')}
        count={t('ui:table.citySpaces', { count: citySpacesLeft(table, seat) })}
      />
      {player.city.map((building) => (
        <CityRow key={building} seat={seat} building={building} />
      ))}
    </View>
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
  const { view, table, voice, open } = useTable();
  const help = useHelp();
  const player = playerAt(view, seat);
  const { circles } = buildingSpec(table, building);
  const staff = player.staff[building];
  return (
    <ListRow
      title={buildingName(voice, building)}
      detail={help.buildingBrief(BUILDING_NAMES[building])}
      hint={voice.t(staff > 0 ? 'ui:table.buildingOccupied' : 'ui:table.buildingIdle')}
      icon={<BuildingIcon building={BUILDING_NAMES[building]} size={40} />}
      trailing={
        <View style={styles.circles}>
          {circleFills(circles, staff, player.nobleStaff[building] ?? 0).map((fill, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: circles of a building are alike and never move
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
