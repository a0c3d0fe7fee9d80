import type { ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';
import { Fleet } from '#app/table/board/Fleet';
import { Market } from '#app/table/board/Market';
import { Plantations } from '#app/table/board/Plantations';
import { Roles } from '#app/table/board/Roles';
import { Supplies } from '#app/table/board/Supplies';
import { useTable } from '#app/table/model/TableContext';
import { type Section, sectionFor } from '#app/table/model/tableModel';
import { space } from '#app/ui/tokens/scale';
import { ActionList } from './ActionList';
import { type Control, controlFor } from './controls';
import { Sell } from './Sell';

/**
 * The part of the table for the current decision, shown large. It stays mounted while the turn goes
 * round, so that the market is not rendered again for each player.
 */
export function Focus() {
  const { asked, decision, view, options } = useTable();
  const { Area, makes } = asked === null ? boardFor(decision, view.role) : controlFor(decision);
  return (
    <View style={styles.column}>
      <Area />
      <ActionList actions={options.filter(({ type }) => !makes.includes(type))} />
    </View>
  );
}

const BOARDS: Readonly<Record<Section, ComponentType>> = {
  roles: Roles,
  plantations: Plantations,
  colonists: Supplies,
  market: Market,
  house: Sell,
  ships: () => <Fleet offers={[]} draft={null} onShip={() => {}} />,
};

/** Shown while nobody at this device is asked. */
const boardFor = (...now: Parameters<typeof sectionFor>): Control => ({
  Area: BOARDS[sectionFor(...now)],
  makes: [],
});

/** A read-only part of the shared board. */
export function Board({ section }: Readonly<{ section: Section }>) {
  const Area = BOARDS[section];
  return <Area />;
}

const styles = StyleSheet.create({ column: { gap: space.m } });
