import { useCallback } from 'react';
import { StyleSheet, View } from 'react-native';
import { useAnchor } from '#app/table/anchors/anchors';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import { playerAt } from '#app/table/model/tableModel';
import { winsOf, winsText } from '#app/text/goals';
import { space } from '#app/ui/tokens/scale';
import { type Building, buildingPrice, buildingSpec, type GameState } from '#engine';
import { MarketCard } from './MarketCard';

const NONE: ReturnType<typeof winsOf> = [];

const COLUMNS = [1, 2, 3, 4] as const;

/** The building board, with a column for each number of quarries that count. */
export function Market() {
  const { state, view, owner, options, voice, open } = useTable();
  const show = useCallback((building: Building) => open({ kind: 'building', building }), [open]);
  const { draft } = useChoosing();
  const city = playerAt(view, owner).city;
  const isLegal = (building: Building) =>
    options.some((action) => action.type === 'build' && action.building === building);
  return (
    <View style={styles.board} ref={useAnchor('market')}>
      {COLUMNS.map((column) => (
        <View key={column} style={styles.column}>
          {inColumn(state, column).map((building) => {
            const price = buildingPrice(state, owner, building);
            const legal = isLegal(building);
            const wins = legal ? winsOf(state, owner, { type: 'build', building }) : NONE;
            return (
              <MarketCard
                key={building}
                building={building}
                price={price.total}
                fullPrice={price.cost}
                vp={buildingSpec(state, building).vp}
                copies={view.market[building]}
                legal={legal}
                wins={wins}
                winning={winsText(wins, voice)}
                chosen={draft?.type === 'build' && draft.building === building}
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

function inColumn(state: GameState, column: number): Building[] {
  const cost = (building: Building) => buildingSpec(state, building).cost;
  return state.board
    .filter((building) => buildingSpec(state, building).column === column)
    .sort((a, b) => cost(a) - cost(b) || a - b);
}

const styles = StyleSheet.create({
  board: { flexDirection: 'row', gap: space.xs },
  column: { flex: 1, gap: space.xs },
});
