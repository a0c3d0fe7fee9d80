import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { CoinIcon, CrownIcon, SupplyIcon, VpIcon } from '#app/art/icons';
import { PlayerMark } from '#app/art/PlayerMark';
import { useAnchor } from '#app/table/anchors/anchors';
import { legendOf } from '#app/table/legend/names';
import { type SeatFacts, useSpokenFacts } from '#app/table/model/seatFacts';
import { pointsFigure } from '#app/text/score';
import { Box } from '#app/ui/base/Box';
import { Text } from '#app/ui/base/Text';
import { Touchable } from '#app/ui/Touchable';
import { useTheme } from '#app/ui/theme/theme';
import { playerColors } from '#app/ui/tokens/players';
import { radius, space, stroke } from '#app/ui/tokens/scale';
import type { Seat } from '#engine';
import { useT } from '#i18n/react';
import { BuildingSpaceIcon } from './BuildingSpaceIcon';
import { Tally } from './Tally';

const MARK = 13;
const CROWN = 16;

type PlayerChipProps = SeatFacts &
  Readonly<{
    /** Many players share the width of a phone. */
    crowded: boolean;
    onOpen: (seat: Seat) => void;
  }>;

/** A summary of a player. A tap opens the whole board. */
export const PlayerChip = memo(function PlayerChip(props: PlayerChipProps) {
  const { seat, name, isBot, color, governor, acting, coins, goods, citySpaces, crowded, onOpen } =
    props;
  const { colors, name: theme } = useTheme();
  const t = useT();
  const tones = playerColors[color].tones[theme];
  const icon = crowded ? 12 : 14;
  const look = {
    backgroundColor: acting ? tones.soft : colors.surface,
    borderColor: acting ? tones.solid : colors.border,
    borderWidth: acting ? 2 : stroke.hair,
    margin: acting ? 0 : 1,
  };
  return (
    <View ref={useAnchor(`player-${seat}`)} style={styles.place}>
      <Touchable
        label={useSpokenFacts(props)}
        hint={t('ui:table.fullBoard')}
        legend={legendOf.player(seat)}
        onPress={() => onOpen(seat)}
        testID={`player-${seat}`}
        style={[styles.chip, crowded && styles.crowded, look]}
      >
        <Box style={styles.line}>
          {!crowded && <PlayerMark color={color} size={MARK} />}
          <Text
            variant="caption"
            numberOfLines={1}
            style={[styles.name, crowded && styles.shortName]}
            testID="player-name"
          >
            {name}
          </Text>
          {isBot && !crowded && <Glyph name="robot" size={icon} tone="textMuted" />}
        </Box>
        <Box style={[styles.line, styles.tallies]}>
          <Tally small icon={<CoinIcon size={icon} />} value={coins} />
          <Tally small icon={<VpIcon size={icon} />} value={pointsFigure(t, props)} />
        </Box>
        <Box style={[styles.line, styles.tallies]}>
          <Tally small icon={<SupplyIcon size={icon} />} value={goods} />
          <Tally small icon={<BuildingSpaceIcon size={icon} />} value={citySpaces} />
        </Box>
      </Touchable>
      {crowded && (
        <Box style={styles.edge}>
          <PlayerMark color={color} size={MARK} />
          {isBot && <Glyph name="robot" size={icon} tone="textMuted" />}
        </Box>
      )}
      {governor && (
        <View style={[styles.crown, crowded && styles.besideMark]} testID="crown">
          <CrownIcon size={CROWN} />
        </View>
      )}
    </View>
  );
});

const styles = StyleSheet.create({
  place: { flex: 1, minWidth: 0 },
  chip: {
    borderRadius: radius.m,
    paddingHorizontal: space.xs - 1,
    paddingVertical: space.hair,
    gap: 1,
  },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.hair,
  },
  /** Large text may need a line for each. */
  tallies: { flexWrap: 'wrap' },
  name: { flex: 1, fontWeight: '600' },
  shortName: { fontSize: 11 },
  /** The name has the whole line. Mark and bot icon are on the upper edge. */
  crowded: { paddingTop: 8 },
  edge: {
    position: 'absolute',
    top: -4,
    left: space.xs,
    right: space.xs,
    flexDirection: 'row',
    justifyContent: 'space-between',
    pointerEvents: 'none',
  },
  /** Above the mark, so that it covers neither the mark nor the name. */
  crown: {
    position: 'absolute',
    top: -CROWN + 3,
    left: space.xs + (MARK - CROWN) / 2,
    pointerEvents: 'none',
  },
  /** On the upper edge, where the mark is. */
  besideMark: { top: -CROWN * 0.62, left: space.xs + MARK + space.hair },
});
