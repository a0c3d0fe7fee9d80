import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../src/engine';
import { useT, useWords } from '../../../src/i18n/react';
import { CoinIcon, CrownIcon, SupplyIcon, VpIcon } from '../../art/icons';
import { PlayerMark } from '../../art/PlayerMark';
import { Box } from '../../ui/Box';
import { Text } from '../../ui/Text';
import { Touchable } from '../../ui/Touchable';
import { useTheme } from '../../ui/theme';
import { type PlayerColorName, playerColors } from '../../ui/tokens/players';
import { radius, space, stroke } from '../../ui/tokens/scale';
import { useAnchor } from '../motion/anchors';
import { BuildingSpaceIcon } from './BuildingSpaceIcon';
import { Tally } from './Tally';

export type ChipFacts = Readonly<{
  seat: Seat;
  name: string;
  color: PlayerColorName;
  governor: boolean;
  acting: boolean;
  coins: number;
  goods: number;
  citySpaces: number;
  /** Null while it is a secret. */
  vp: number | null;
  /** Five share the width of a phone. */
  crowded: boolean;
}>;

const MARK = 13;
const CROWN = 18;

type PlayerChipProps = ChipFacts & Readonly<{ onOpen: (seat: Seat) => void }>;

function useSpokenFacts(facts: ChipFacts): string {
  const t = useT();
  const words = useWords();
  return [
    facts.name,
    facts.governor && t('ui:table.governor'),
    facts.acting && t('ui:table.acting'),
    words.amount('coin', facts.coins),
    words.amount('good', facts.goods),
    t('ui:table.citySpaces', { count: facts.citySpaces }),
    facts.vp === null ? t('ui:table.hiddenVp') : words.amount('vp', facts.vp),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A player at a glance; opens the whole board. */
export const PlayerChip = memo(function PlayerChip(props: PlayerChipProps) {
  const { seat, name, color, governor, acting, coins, goods, citySpaces, vp, crowded, onOpen } =
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
        onPress={() => onOpen(seat)}
        testID={`player-${seat}`}
        style={[styles.chip, look]}
      >
        <Box style={styles.line}>
          <PlayerMark color={color} size={MARK} />
          <Text
            variant="caption"
            numberOfLines={1}
            style={[styles.name, crowded && styles.shortName]}
            testID="player-name"
          >
            {name}
          </Text>
        </Box>
        <Box style={styles.line}>
          <Tally small icon={<CoinIcon size={icon} />} value={coins} />
          <Tally small icon={<VpIcon size={icon} />} value={vp ?? '–'} />
        </Box>
        <Box style={styles.line}>
          <Tally small icon={<SupplyIcon size={icon} />} value={goods} />
          <Tally small icon={<BuildingSpaceIcon size={icon} />} value={citySpaces} />
        </Box>
      </Touchable>
      {governor && (
        <Box style={styles.crown}>
          <CrownIcon size={CROWN} />
        </Box>
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
  name: { flex: 1, fontWeight: '600' },
  shortName: { fontSize: 11 },
  /** The mark wears it, so that it hides no name. */
  crown: {
    position: 'absolute',
    top: -CROWN * 0.62,
    left: space.xs + (MARK - CROWN) / 2,
    pointerEvents: 'none',
  },
});
