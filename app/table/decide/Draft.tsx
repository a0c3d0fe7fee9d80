import { useCallback, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { type Building, buildingSpec } from '../../../src/engine';
import { space } from '../../ui/tokens/scale';
import { MarketCard } from '../board/MarketCard';
import { useTable } from '../model/TableContext';

/** X1-1: the buildings that can still go onto the board, cheapest first. */
export function Draft() {
  const { table, options, open } = useTable();
  const show = useCallback((building: Building) => open({ kind: 'building', building }), [open]);
  const pool = useMemo(() => {
    const cost = (building: Building) => buildingSpec(table, building).cost;
    return options
      .flatMap((action) => (action.type === 'draft' ? [action.building] : []))
      .sort((a, b) => cost(a) - cost(b) || a - b)
      .map((building) => ({ building, cost: cost(building) }));
  }, [table, options]);
  return (
    <View style={styles.grid}>
      {pool.map(({ building, cost }) => (
        <View key={building} style={styles.cell}>
          <MarketCard
            building={building}
            price={cost}
            fullPrice={cost}
            copies={1}
            legal
            owned={false}
            onOpen={show}
          />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  cell: { width: '24%' },
});
