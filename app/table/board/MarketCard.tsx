import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { BUILDING_NAMES, type Building } from '../../../src/engine';
import { useT, useWords } from '../../../src/i18n/react';
import { Glyph } from '../../art/Glyph';
import { BuildingIcon, CoinIcon } from '../../art/icons';
import { Box } from '../../ui/Box';
import { frameTone, useFrames } from '../../ui/frame';
import { Text } from '../../ui/Text';
import { Touchable } from '../../ui/Touchable';
import { radius, space } from '../../ui/tokens/scale';
import { Tally } from '../layout/Tally';
import { useRoom } from '../layout/useRoom';
import { useAnchor } from '../motion/anchors';

type MarketCardProps = Readonly<{
  building: Building;
  price: number;
  /** The price before reductions, if it is another. */
  fullPrice: number;
  copies: number;
  legal: boolean;
  owned: boolean;
  onOpen: (building: Building) => void;
}>;

/** A building on offer with its price for the player. */
export const MarketCard = memo(function MarketCard(props: MarketCardProps) {
  const { building, price, fullPrice, copies, legal, owned, onOpen } = props;
  const frames = useFrames();
  const t = useT();
  const words = useWords();
  const name = words.building(BUILDING_NAMES[building]);
  const { narrow } = useRoom();
  const gone = copies === 0 || owned;
  const spoken = [
    t('ui:table.building', { building: name, coins: words.amount('coin', price) }),
    owned && t('ui:table.owned'),
    t('ui:table.buildingCopies', { count: copies }),
  ];
  return (
    <Touchable
      ref={useAnchor(`building-${building}`)}
      label={spoken.filter(Boolean).join(', ')}
      hint={t('ui:table.buildingHint')}
      onPress={() => onOpen(building)}
      testID={`building-${building}`}
      style={[styles.card, frames[frameTone(legal)]]}
    >
      <Box style={styles.head}>
        <Box style={gone && styles.faded}>
          <BuildingIcon building={BUILDING_NAMES[building]} size={34} />
        </Box>
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
      </Box>
      <Text
        variant="caption"
        tone={gone ? 'textMuted' : 'text'}
        style={[styles.name, narrow && styles.shortName]}
      >
        {name}
      </Text>
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
  head: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  faded: { opacity: 0.35 },
  name: { lineHeight: 14, fontSize: 11.5, minHeight: 28 },
  /** The longest words just fit four to a row on the smallest phones. */
  shortName: { fontSize: 10.5 },
});
