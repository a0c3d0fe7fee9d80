import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { BuildingIcon } from '#app/art/icons';
import { Box } from '#app/ui/base/Box';
import { Text } from '#app/ui/base/Text';
import { space } from '#app/ui/tokens/scale';
import { type PartProps, ShelfPart } from './ShelfPart';

type MarketPartProps = PartProps & Readonly<{ withinReach: number }>;

/** The market, with the number of buildings the player could buy now. */
export const MarketPart = memo(function MarketPart({ withinReach, ...part }: MarketPartProps) {
  const text = part.voice.t('ui:table.withinReach', { count: withinReach });
  return (
    <ShelfPart {...part} section="market" label={text}>
      <Box style={styles.row}>
        <BuildingIcon building="residence" size={24} />
        <Text variant="caption" style={styles.text}>
          {text}
        </Text>
      </Box>
    </ShelfPart>
  );
});

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: space.s,
    flexShrink: 1,
  },
  text: { flexShrink: 1 },
});
