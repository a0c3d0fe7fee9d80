import { useCallback } from 'react';
import { StyleSheet, View } from 'react-native';
import { type Building, buildingSpec, type GameState } from '../../../src/engine';
import { space } from '../../ui/tokens/scale';
import { useTable } from '../model/TableContext';
import { playerAt } from '../model/tableModel';
import { useAnchor } from '../motion/anchors';
import { priceNow } from '../preview/price';
import { MarketCard } from './MarketCard';

const COLUMNS = [1, 2, 3, 4] as const;

/** The building board as it lies on a table: a column for each number of quarries that count. */
export function Market() {
  const { table, view, owner, options, open } = useTable();
  const show = useCallback((building: Building) => open({ kind: 'building', building }), [open]);
  const city = playerAt(view, owner).city;
  const isLegal = (building: Building) =>
    options.some((action) => action.type === 'build' && action.building === building);
  return (
    <View style={styles.board} ref={useAnchor('market')}>
      {COLUMNS.map((column) => (
        <View key={column} style={styles.column}>
          {inColumn(table, column).map((building) => {
            const price = priceNow(table, owner, building);
            return (
              <MarketCard
                key={building}
                building={building}
                price={price.total}
                fullPrice={price.cost}
                copies={view.market[building]}
                legal={isLegal(building)}
                owned={city.includes(building)}
                onOpen={show}
              />
            );
          })}
        </View>
      ))}
    </View>
  );
}

function inColumn(table: GameState, column: number): Building[] {
  const cost = (building: Building) => buildingSpec(table, building).cost;
  return table.board
    .filter((building) => buildingSpec(table, building).column === column)
    .sort((a, b) => cost(a) - cost(b) || a - b);
}

const styles = StyleSheet.create({
  board: { flexDirection: 'row', gap: space.xs },
  column: { flex: 1, gap: space.xs },
});
