import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { GOOD_NAMES, GOODS, TILE_NAMES, Tile, TRADING_HOUSE_SPACES } from '../../../src/engine';
import { CargoShip } from '../../art/CargoShip';
import {
  BuildingIcon,
  CoinIcon,
  ColonistIcon,
  ColonistShipIcon,
  GoodIcon,
  RoleIcon,
  TileIcon,
  TradingHouseIcon,
  VpIcon,
} from '../../art/icons';
import { Text } from '../../ui/Text';
import { Touchable } from '../../ui/Touchable';
import { useTheme } from '../../ui/theme';
import { radius, space, stroke } from '../../ui/tokens/scale';
import { houseLabel } from '../board/TradingHouse';
import { useTable } from '../model/TableContext';
import type { Section } from '../model/tableModel';
import { useAnchor } from '../motion/anchors';
import { rolesInGame } from '../preview/whatIf';
import { roleName, roleWord } from '../story/voice';
import { fleetText, offersText, suppliesText } from './shelfText';
import { Tally } from './Tally';

const ORDER: readonly Section[] = ['roles', 'ships', 'house', 'plantations', 'colonists', 'market'];

/** The rest of the shared board, small but readable; a tap shows a part of it large. */
export const Shelf = memo(function Shelf({ focus }: Readonly<{ focus: Section }>) {
  return (
    <View style={styles.shelf}>
      {ORDER.filter((section) => section !== focus).map((section) => (
        <ShelfPart key={section} section={section} />
      ))}
    </View>
  );
});

function ShelfPart({ section }: Readonly<{ section: Section }>) {
  const { open } = useTable();
  const { colors } = useTheme();
  const { label, content } = usePart(section);
  const look = { backgroundColor: colors.surface, borderColor: colors.border };
  const { voice } = useTable();
  return (
    <View ref={useAnchor(section)} style={styles.place}>
      <Touchable
        label={label}
        hint={voice.t('ui:table.open')}
        onPress={() => open({ kind: 'section', section })}
        testID={`shelf-${section}`}
        style={(pressed) => [styles.part, look, { opacity: pressed ? 0.7 : 1 }]}
      >
        <View style={styles.content}>{content}</View>
      </Touchable>
    </View>
  );
}

function usePart(section: Section): { label: string; content: ReactNode } {
  const { voice, view } = useTable();
  const { t } = voice;
  switch (section) {
    case 'roles':
      return { label: t('ui:table.roles'), content: <RoleRow /> };
    case 'ships':
      return { label: fleetText(view, voice), content: <ShipRow /> };
    case 'house':
      return { label: houseLabel(voice, view.tradingHouse), content: <HouseRow /> };
    case 'plantations':
      return { label: offersText(view, voice), content: <TileRow /> };
    case 'colonists':
      return { label: suppliesText(view, voice), content: <SupplyRow /> };
    case 'market':
      return { label: t('ui:table.market'), content: <MarketRow /> };
  }
}

function RoleRow() {
  const { table, view, voice } = useTable();
  return rolesInGame(table).map((role) => (
    <View key={role} style={[styles.tight, view.roleTaken[role] && styles.faded]}>
      <RoleIcon role={roleWord(role)} size={26} label={roleName(voice, role)} />
      {view.roleCoins[role] > 0 && (
        <Tally small icon={<CoinIcon size={12} />} value={view.roleCoins[role]} />
      )}
    </View>
  ));
}

function ShipRow() {
  const { view } = useTable();
  return view.ships.map(({ capacity, good, count }) => (
    <View key={capacity} style={styles.tight}>
      <CargoShip
        spaces={capacity}
        good={good === null ? undefined : GOOD_NAMES[good]}
        filled={count}
        size={26}
      />
      <Text variant="caption">{`${count}/${capacity}`}</Text>
    </View>
  ));
}

function HouseRow() {
  const { view } = useTable();
  return (
    <>
      <TradingHouseIcon size={24} />
      {view.tradingHouse.map((good, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places in the house are told apart by order only
        <GoodIcon key={at} good={GOOD_NAMES[good]} size={20} />
      ))}
      <Text variant="caption" tone="textMuted">
        {`${view.tradingHouse.length}/${TRADING_HOUSE_SPACES}`}
      </Text>
    </>
  );
}

function TileRow() {
  const { view } = useTable();
  const offered = GOODS.filter((good) => view.faceUp[good] > 0);
  return (
    <>
      {offered.map((good) => (
        <Tally
          key={good}
          small
          icon={<TileIcon tile={TILE_NAMES[good]} size={22} />}
          value={view.faceUp[good]}
        />
      ))}
      <Tally
        small
        icon={<TileIcon tile={TILE_NAMES[Tile.quarry]} size={22} />}
        value={view.quarries}
      />
    </>
  );
}

function SupplyRow() {
  const { view } = useTable();
  return (
    <>
      <Tally small icon={<ColonistShipIcon size={24} />} value={view.colonistShip} />
      <Tally small icon={<ColonistIcon size={18} />} value={view.colonists} />
      <Tally small icon={<VpIcon size={18} />} value={view.vp} />
    </>
  );
}

function MarketRow() {
  const { voice } = useTable();
  return (
    <View style={styles.tight}>
      <BuildingIcon building="residence" size={24} />
      <Text variant="caption">{voice.t('ui:table.market')}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  shelf: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  place: { flexGrow: 1 },
  part: {
    borderRadius: radius.m,
    borderWidth: stroke.hair,
    paddingHorizontal: space.s,
  },
  content: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-evenly',
    gap: space.xs,
  },
  tight: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  faded: { opacity: 0.4 },
});
