import { memo } from 'react';
import { BuildingIcon } from '../../../art/icons';
import { Text } from '../../../ui/Text';
import { type PartProps, ShelfPart } from './ShelfPart';

type MarketPartProps = PartProps & Readonly<{ withinReach: number }>;

/** The building market: how much of it the player could pay for now. */
export const MarketPart = memo(function MarketPart({ withinReach, ...part }: MarketPartProps) {
  const text = part.voice.t('ui:table.withinReach', { count: withinReach });
  return (
    <ShelfPart {...part} section="market" label={text}>
      <BuildingIcon building="residence" size={24} />
      <Text variant="caption">{text}</Text>
    </ShelfPart>
  );
});
