import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { CoinIcon, ColonistIcon, CrownIcon, VpIcon } from '#app/art/icons';
import { PlayerMark } from '#app/art/PlayerMark';
import { useAnchor } from '#app/table/anchors/anchors';
import { legendOf } from '#app/table/legend/names';
import { type SeatFacts, useSpokenFacts } from '#app/table/model/seatFacts';
import { Tally } from '#app/table/widgets/Tally';
import { pointsFigure } from '#app/text/score';
import type { Voice } from '#app/text/voice';
import { Box } from '#app/ui/base/Box';
import { Text } from '#app/ui/base/Text';
import { Touchable } from '#app/ui/Touchable';
import { useTheme } from '#app/ui/theme/theme';
import { playerColors } from '#app/ui/tokens/players';
import { radius, space } from '#app/ui/tokens/scale';
import type { PlayerView, Seat } from '#engine';
import { GoodsRow } from './GoodsRow';
import { SeatExtras } from './SeatExtras';

/** Props of every seat's board. */
export type SeatBoardProps = SeatFacts &
  Readonly<{
    player: PlayerView;
    voice: Voice;
    width: number;
    /** Height for both grids if they are stacked; null if they are side by side. */
    height: number | null;
    onOpen: (seat: Seat) => void;
  }>;

type SeatFrameProps = Readonly<{
  facts: SeatBoardProps;
  /** Text of the board for screen readers. */
  spoken: string;
  children: ReactNode;
}>;

/** A player's name, coins and goods with the board below. A tap opens the whole board. */
export function SeatFrame({ facts, spoken, children }: SeatFrameProps) {
  const { seat, player, voice, width, onOpen } = facts;
  const { colors, name: theme } = useTheme();
  const tones = playerColors[facts.color].tones[theme];
  const look = {
    width,
    backgroundColor: facts.acting ? tones.soft : colors.surface,
    borderColor: facts.acting ? tones.solid : colors.border,
  };
  return (
    <Touchable
      ref={useAnchor(`player-${seat}`)}
      label={`${useSpokenFacts(facts)}. ${spoken}`}
      hint={voice.t('ui:table.fullBoard')}
      legend={legendOf.player(seat)}
      onPress={() => onOpen(seat)}
      testID={`player-${seat}`}
      style={[styles.board, look]}
    >
      <NameLine {...facts} />
      <GoodsRow goods={player.goods} size={18} />
      {children}
      <SeatExtras seat={seat} />
    </Touchable>
  );
}

function NameLine(facts: SeatBoardProps) {
  const { name, color, governor, isBot, coins, player, voice } = facts;
  return (
    <Box style={styles.line}>
      <PlayerMark color={color} size={16} />
      {governor && <CrownIcon size={18} />}
      <Text variant="label" numberOfLines={1} style={styles.name} testID="player-name">
        {name}
      </Text>
      {isBot && <Glyph name="robot" size={16} tone="textMuted" />}
      {player.sanJuan > 0 && (
        <Tally
          small
          icon={<ColonistIcon size={16} />}
          value={player.sanJuan}
          legend={legendOf.piece('idle')}
        />
      )}
      <Tally
        small
        icon={<VpIcon size={16} />}
        value={pointsFigure(voice.t, facts)}
        legend={legendOf.piece('vp')}
      />
      <Tally small icon={<CoinIcon size={16} />} value={coins} legend={legendOf.piece('coins')} />
    </Box>
  );
}

/** Padding and border on each side. */
export const SEAT_EDGE = space.s + 2;

const styles = StyleSheet.create({
  board: {
    borderRadius: radius.m,
    borderWidth: 2,
    padding: space.s,
    gap: space.xs,
    justifyContent: 'flex-start',
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
});
