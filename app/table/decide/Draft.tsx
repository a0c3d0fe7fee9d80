import { useCallback, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { BuildingIcon } from '#app/art/icons';
import { MarketCard } from '#app/table/board/MarketCard';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import { buildingName } from '#app/text/voice';
import { Badge } from '#app/ui/Badge';
import { Text } from '#app/ui/base/Text';
import { space } from '#app/ui/tokens/scale';
import { BUILDING_NAMES, type Building, buildingSpec, draftedBoard } from '#engine';

/** Buildings that can still be drafted, cheapest first (X1-1). */
export function Draft() {
  const { state, options, open } = useTable();
  const { draft } = useChoosing();
  const show = useCallback((building: Building) => open({ kind: 'building', building }), [open]);
  const pool = useMemo(() => {
    const cost = (building: Building) => buildingSpec(state, building).cost;
    return options
      .flatMap((action) => (action.type === 'draft' ? [action.building] : []))
      .sort((a, b) => cost(a) - cost(b) || a - b)
      .map((building) => buildingSpec(state, building));
  }, [state, options]);
  return (
    <View style={styles.column}>
      <SoFar />
      <View style={styles.grid}>
        {pool.map(({ number: building, cost, vp }) => (
          <View key={building} style={styles.cell}>
            <MarketCard
              building={building}
              price={cost}
              fullPrice={cost}
              vp={vp}
              copies={null}
              legal
              chosen={draft?.type === 'draft' && draft.building === building}
              owned={false}
              onOpen={show}
            />
          </View>
        ))}
      </View>
    </View>
  );
}

/** Buildings drafted so far, and the number still to come. */
function SoFar() {
  const { state, voice } = useTable();
  const { t } = voice;
  const { picked, left } = draftedBoard(state);
  return (
    <View style={styles.soFar}>
      <Text variant="label" align="center" testID="draft-left">
        {t('ui:table.draftLeft', { count: left })}
      </Text>
      {picked.length > 0 && (
        <Text variant="caption" tone="textMuted" align="center">
          {t('ui:table.draftBoard')}
        </Text>
      )}
      <View style={styles.picked}>
        {picked.map((building) => (
          <View key={building} style={styles.one}>
            <BuildingIcon building={BUILDING_NAMES[building]} size={22} />
            <Badge text={buildingName(voice, building)} />
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: space.m },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  cell: { width: '24%' },
  soFar: { gap: space.xs },
  picked: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.xs },
  one: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
});
