import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTable } from '#app/table/model/TableContext';
import type { Section } from '#app/table/model/tableModel';
import { withinReach } from '#app/table/preview/price';
import { space } from '#app/ui/tokens/scale';
import { HousePart } from './HousePart';
import { MarketPart } from './MarketPart';
import { RolesPart } from './RolesPart';
import { ShipsPart } from './ShipsPart';
import { SupplyPart } from './SupplyPart';
import { TilesPart } from './TilesPart';

const ORDER: readonly Section[] = ['roles', 'ships', 'house', 'plantations', 'colonists', 'market'];

type ShelfProps = Readonly<{
  /** The section that is shown large. */
  focus: Section;
  /** Another section that is open. */
  opened?: Section;
  /** Stacks the parts vertically. */
  upright?: boolean;
}>;

/** The other parts of the shared board in small. A tap shows one large. */
export const Shelf = memo(function Shelf({ focus, opened, upright = false }: ShelfProps) {
  const rest = ORDER.filter((section) => section !== focus && section !== opened);
  return (
    <View style={upright ? styles.upright : styles.shelf}>
      {rest.map((section) => (
        <Part key={section} section={section} />
      ))}
    </View>
  );
});

/** Passes each part only the data it shows, so that it renders only when that changes. */
function Part({ section }: Readonly<{ section: Section }>) {
  const { view, state, owner, roles, voice, open } = useTable();
  const shared = { voice, open };
  switch (section) {
    case 'roles':
      return <RolesPart {...shared} roles={roles} taken={view.roleTaken} coins={view.roleCoins} />;
    case 'ships':
      return <ShipsPart {...shared} ships={view.ships} />;
    case 'house':
      return <HousePart {...shared} house={view.tradingHouse} />;
    case 'plantations':
      return <TilesPart {...shared} faceUp={view.faceUp} quarries={view.quarries} />;
    case 'colonists':
      return (
        <SupplyPart
          {...shared}
          onShip={view.colonistShip}
          colonists={view.colonists}
          vp={view.vp}
        />
      );
    case 'market':
      return <MarketPart {...shared} withinReach={withinReach(state, owner).length} />;
  }
}

const styles = StyleSheet.create({
  shelf: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  upright: { flexGrow: 1, gap: space.xs },
});
