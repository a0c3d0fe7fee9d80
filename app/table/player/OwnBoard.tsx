import { memo } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { GameOptions, PlayerView } from '../../../src/engine';
import { CoinIcon, ColonistIcon, VpIcon } from '../../art/icons';
import { Touchable } from '../../ui/Touchable';
import { useTheme } from '../../ui/theme';
import { themedStyles } from '../../ui/themed';
import { type PlayerColorName, playerColors } from '../../ui/tokens/players';
import { columnWidth, space, stroke } from '../../ui/tokens/scale';
import { Tally } from '../layout/Tally';
import { useTable } from '../model/TableContext';
import { playerAt, setupAt, type TableModel } from '../model/tableModel';
import { useAnchor } from '../motion/anchors';
import { boardText, roomOf } from './boardText';
import { CityGrid } from './CityGrid';
import { GoodsRow } from './GoodsRow';
import { IslandGrid } from './IslandGrid';

/** One's own island, city, goods and coins, always in sight above the thumb. */
export function OwnBoard() {
  const { view, table, owner, asked, decision, snapshot, voice, open } = useTable();
  return (
    <Board
      player={playerAt(view, owner)}
      owner={owner}
      color={setupAt(snapshot, owner).color}
      // The mayor's controls are island and city already.
      folded={asked !== null && decision === 'place'}
      {...roomOf(table, owner)}
      options={table.options}
      voice={voice}
      open={open}
    />
  );
}

type BoardProps = Pick<TableModel, 'owner' | 'voice' | 'open'> &
  Readonly<{
    player: PlayerView;
    color: PlayerColorName;
    /** Only goods and coins. */
    folded: boolean;
    cityLeft: number;
    islandLeft: number;
    options: GameOptions;
  }>;

const Board = memo(function Board(props: BoardProps) {
  const { player, owner, color, folded, cityLeft, islandLeft, options, voice, open } = props;
  const { name: theme } = useTheme();
  const { ground } = useGround();
  const cell = useCellSize();
  const edge = playerColors[color].tones[theme].solid;
  return (
    <Touchable
      ref={useAnchor(`player-${owner}`)}
      label={boardText(player, { cityLeft, islandLeft }, voice)}
      hint={voice.t('ui:table.fullBoard')}
      onPress={() => open({ kind: 'player', seat: owner })}
      testID="own-board"
      style={[styles.board, ground, { borderTopColor: edge }]}
    >
      <View style={styles.facts}>
        <GoodsRow goods={player.goods} size={22} />
        <View style={styles.purse}>
          {player.sanJuan > 0 && <Tally icon={<ColonistIcon size={18} />} value={player.sanJuan} />}
          <Tally icon={<VpIcon size={18} />} value={player.vp ?? '–'} />
          <Tally icon={<CoinIcon size={18} />} value={player.coins} />
        </View>
      </View>
      {!folded && (
        <View style={styles.grids}>
          <IslandGrid player={player} size={cell} />
          <CityGrid player={player} options={options} size={cell} />
        </View>
      )}
    </Touchable>
  );
});

/** Two grids of six side by side fill the width of a phone. */
function useCellSize(): number {
  const { width } = useWindowDimensions();
  const room = Math.min(width, columnWidth) - space.s * 2 - space.m - 20;
  return Math.floor(room / 12);
}

const useGround = themedStyles(({ colors }) => ({ ground: { backgroundColor: colors.surface } }));

const styles = StyleSheet.create({
  board: {
    borderTopWidth: stroke.carved,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    gap: space.xs,
  },
  facts: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    rowGap: space.hair,
  },
  purse: { flexDirection: 'row', gap: space.s, alignItems: 'center' },
  grids: { flexDirection: 'row', justifyContent: 'space-between' },
});
