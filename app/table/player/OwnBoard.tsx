import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { CoinIcon, ColonistIcon, VpIcon } from '#app/art/icons';
import { useAnchor } from '#app/table/anchors/anchors';
import { useRoom } from '#app/table/layout/useRoom';
import { legendOf } from '#app/table/legend/names';
import { useTable } from '#app/table/model/TableContext';
import { playerAt, setupAt, type TableModel } from '#app/table/model/tableModel';
import { boardText, roomOf } from '#app/table/seat/boardText';
import { CityGrid } from '#app/table/seat/CityGrid';
import { GoodsRow } from '#app/table/seat/GoodsRow';
import { gridCell, stackedCell } from '#app/table/seat/gridCell';
import { IslandGrid } from '#app/table/seat/IslandGrid';
import { Tally } from '#app/table/widgets/Tally';
import { type Points, pointsFigure, pointsOf, pointsText } from '#app/text/score';
import { Touchable } from '#app/ui/Touchable';
import { useTheme } from '#app/ui/theme/theme';
import { themedStyles } from '#app/ui/theme/themed';
import { type PlayerColorName, playerColors } from '#app/ui/tokens/players';
import { space, stroke } from '#app/ui/tokens/scale';
import { type GameOptions, knownScore, type PlayerView } from '#engine';

type OwnBoardProps = Readonly<{
  stacked?: boolean;
  /** Shows only goods and coins. A tap shows the rest. */
  folded?: boolean;
}>;

/** The own island, city, goods and coins, always visible. */
export function OwnBoard({ stacked = false, folded = false }: OwnBoardProps) {
  const { view, state, owner, asked, decision, snapshot, voice, open } = useTable();
  return (
    <Board
      player={playerAt(view, owner)}
      owner={owner}
      color={setupAt(snapshot, owner).color}
      // In the mayor phase the controls already show island and city.
      folded={folded || (asked !== null && decision === 'place')}
      stacked={stacked}
      {...roomOf(state, owner)}
      {...pointsOf(knownScore(view, owner))}
      options={state.options}
      voice={voice}
      open={open}
    />
  );
}

type BoardProps = Pick<TableModel, 'owner' | 'voice' | 'open'> &
  Points &
  Readonly<{
    player: PlayerView;
    color: PlayerColorName;
    /** Only goods and coins. */
    folded: boolean;
    /** The city below the island. */
    stacked: boolean;
    cityLeft: number;
    islandLeft: number;
    options: GameOptions;
  }>;

const Board = memo(function Board(props: BoardProps) {
  const { player, owner, color, folded, stacked, cityLeft, islandLeft, options, voice, open } =
    props;
  const { name: theme } = useTheme();
  const { ground } = useGround();
  const width = useRoom().width - 2 * space.s;
  const cell = stacked ? stackedCell(width, STACK) : gridCell(width);
  const edge = playerColors[color].tones[theme].solid;
  return (
    <Touchable
      ref={useAnchor(`player-${owner}`)}
      label={`${boardText(player, { cityLeft, islandLeft }, voice)}. ${pointsText(voice, props)}`}
      hint={voice.t('ui:table.fullBoard')}
      legend={legendOf.player(owner)}
      onPress={() => open({ kind: 'player', seat: owner })}
      testID="own-board"
      style={[styles.board, ground, { borderTopColor: edge }]}
    >
      <View style={styles.facts}>
        <GoodsRow goods={player.goods} size={22} />
        <View style={styles.purse}>
          {player.sanJuan > 0 && (
            <Tally
              icon={<ColonistIcon size={18} />}
              value={player.sanJuan}
              legend={legendOf.piece('idle')}
            />
          )}
          <Tally
            icon={<VpIcon size={18} />}
            value={pointsFigure(voice.t, props)}
            legend={legendOf.piece('vp')}
          />
          <Tally
            icon={<CoinIcon size={18} />}
            value={player.coins}
            legend={legendOf.piece('coins')}
          />
        </View>
      </View>
      {!folded && (
        <View style={stacked ? styles.stack : styles.grids}>
          <IslandGrid player={player} size={cell} />
          <CityGrid player={player} options={options} size={cell} />
        </View>
      )}
    </Touchable>
  );
});

/** Height for both grids in a low window. */
const STACK = 140;

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
  grids: { flexDirection: 'row', justifyContent: 'center', gap: space.m },
  stack: { alignItems: 'center', gap: space.xs },
});
