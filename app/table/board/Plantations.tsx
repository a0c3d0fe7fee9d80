import { StyleSheet, View } from 'react-native';
import { TileIcon } from '#app/art/icons';
import { useAnchor } from '#app/table/anchors/anchors';
import { GoalBadge } from '#app/table/goals/GoalBadge';
import { useWins } from '#app/table/goals/useGoals';
import { useRoom } from '#app/table/layout/useRoom';
import { legendOf } from '#app/table/legend/names';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import { withWins } from '#app/text/goals';
import { shortTileName, tileName } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { Explained } from '#app/ui/legend/Explained';
import { space } from '#app/ui/tokens/scale';
import { GOODS, type StaffedTile, TILE_NAMES, Tile } from '#engine';
import { PickTile } from './PickTile';

/** Face-up plantations and quarries to take. */
export function Plantations() {
  const { view, voice } = useTable();
  const offered = GOODS.filter((good) => view.faceUp[good] > 0);
  const faceDown = view.stack.reduce((sum: number, count) => sum + count, 0);
  return (
    <View style={styles.section} ref={useAnchor('plantations')}>
      <View style={styles.row}>
        {offered.map((good) => (
          <Offer key={good} tile={good} count={view.faceUp[good]} />
        ))}
        <Offer tile={Tile.quarry} count={view.quarries} />
      </View>
      <Explained name={legendOf.piece('faceDown')}>
        <Text variant="caption" tone="textMuted" align="center">
          {voice.t('ui:table.stackLeft', { count: faceDown })}
        </Text>
      </Explained>
    </View>
  );
}

function Offer({ tile, count }: Readonly<{ tile: StaffedTile; count: number }>) {
  const { voice, options, pick, act } = useTable();
  const { draft } = useChoosing();
  const legal = options.some((action) => action.type === 'takeTile' && action.tile === tile);
  const chosen = draft?.type === 'takeTile' && draft.tile === tile;
  const name = tileName(voice, tile);
  const wins = useWins({ type: 'takeTile', tile }, legal);
  const { tall } = useRoom();
  return (
    <PickTile
      ref={useAnchor(`tile-${tile}`)}
      label={withWins(voice.t('ui:table.tileCount', { tile: name, count }), wins, voice)}
      hint={voice.t('ui:table.tileHint')}
      legend={legendOf.tile(tile)}
      picture={<TileIcon tile={TILE_NAMES[tile]} size={tall ? 72 : 52} />}
      caption={`${shortTileName(voice, tile)} × ${count}`}
      legal={legal}
      badge={<GoalBadge wins={wins} />}
      chosen={chosen}
      onPress={() => (chosen ? act : pick)({ type: 'takeTile', tile })}
      testID={`tile-${TILE_NAMES[tile]}`}
    />
  );
}

const styles = StyleSheet.create({
  section: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.s },
});
