import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { BuildingIcon, CoinIcon, VpIcon } from '#app/art/icons';
import { useAnchor } from '#app/table/anchors/anchors';
import { GoalBadge } from '#app/table/goals/GoalBadge';
import { useRoom } from '#app/table/layout/useRoom';
import { legendOf } from '#app/table/legend/names';
import { Tally } from '#app/table/widgets/Tally';
import { Box } from '#app/ui/base/Box';
import { Text } from '#app/ui/base/Text';
import { frameTone, useFrames } from '#app/ui/frame';
import { Touchable } from '#app/ui/Touchable';
import { radius, space } from '#app/ui/tokens/scale';
import { BUILDING_NAMES, type Building, type GoalEvent } from '#engine';
import { useT, useWords } from '#i18n/react';

type MarketCardProps = Readonly<{
  building: Building;
  price: number;
  /** The price before reductions. */
  fullPrice: number;
  vp: number;
  /** Copies left; null while the board is being drafted. */
  copies: number | null;
  legal: boolean;
  /** Whether confirming buys this building. */
  chosen: boolean;
  owned: boolean;
  /** Goals that this building would win. */
  wins?: readonly GoalEvent[];
  winning?: string;
  onOpen: (building: Building) => void;
}>;

const NONE: readonly GoalEvent[] = [];

/** A building on offer with its price for the player. */
export const MarketCard = memo(function MarketCard(props: MarketCardProps) {
  const {
    building,
    price,
    fullPrice,
    vp,
    copies,
    legal,
    chosen,
    owned,
    wins = NONE,
    winning = '',
    onOpen,
  } = props;
  const frames = useFrames();
  const t = useT();
  const words = useWords();
  const name = words.building(BUILDING_NAMES[building]);
  const { narrow } = useRoom();
  const gone = copies === 0 || owned;
  const spoken = [
    t('ui:table.building', { building: name, coins: words.amount('coin', price) }),
    owned && t('ui:table.owned'),
    t('ui:table.buildingVp', { points: words.amount('vp', vp) }),
    copies !== null && t('ui:table.buildingCopies', { count: copies }),
    winning,
  ];
  return (
    <Touchable
      ref={useAnchor(`building-${building}`)}
      label={spoken.filter(Boolean).join(', ')}
      hint={t('ui:table.buildingHint')}
      legend={legendOf.building(building)}
      onPress={() => onOpen(building)}
      offered={legal}
      state={{ selected: chosen }}
      testID={`building-${BUILDING_NAMES[building]}`}
      style={[styles.card, frames[frameTone(legal, chosen)]]}
    >
      <Box style={styles.head}>
        <Box style={gone && styles.faded}>
          <BuildingIcon building={BUILDING_NAMES[building]} size={34} />
        </Box>
        <Box style={styles.facts}>
          {owned ? (
            <Glyph name="check" size={16} tone="positive" />
          ) : (
            <Tally
              small
              icon={<CoinIcon size={14} />}
              value={price}
              tone={price < fullPrice ? 'positive' : 'text'}
            />
          )}
          <Box style={styles.worth}>
            <Tally small icon={<VpIcon size={12} />} value={vp} tone="textMuted" />
            {copies !== null && (
              <Text variant="caption" tone="textMuted" style={styles.copies}>
                {t('ui:table.copiesShort', { count: copies })}
              </Text>
            )}
          </Box>
        </Box>
      </Box>
      <Text
        variant="caption"
        tone={gone ? 'textMuted' : 'text'}
        style={[styles.name, narrow && styles.shortName]}
      >
        {name}
      </Text>
      <GoalBadge low wins={wins} />
    </Touchable>
  );
});

const styles = StyleSheet.create({
  card: {
    borderRadius: radius.m,
    padding: space.xs,
    paddingHorizontal: space.hair + 1,
    gap: 1,
    flexGrow: 1,
    minHeight: 70,
  },
  /** With large text the numbers are below the picture. */
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  facts: { alignItems: 'flex-end' },
  worth: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  copies: { fontSize: 11, lineHeight: 14 },
  faded: { opacity: 0.35 },
  name: { lineHeight: 14, fontSize: 11.5, minHeight: 28 },
  /** Small enough for the longest names with four cards in a row on the smallest phones. */
  shortName: { fontSize: 10.5 },
});
