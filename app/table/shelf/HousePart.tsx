import { memo } from 'react';
import { GoodIcon, TradingHouseIcon } from '#app/art/icons';
import { houseLabel } from '#app/table/board/TradingHouse';
import { legendOf } from '#app/table/legend/names';
import { Text } from '#app/ui/base/Text';
import { Explained } from '#app/ui/legend/Explained';
import { GOOD_NAMES, type Good, TRADING_HOUSE_SPACES } from '#engine';
import { type PartProps, ShelfPart } from './ShelfPart';

type HousePartProps = PartProps & Readonly<{ house: readonly Good[] }>;

/** The trading house with its goods. */
export const HousePart = memo(function HousePart({ house, ...part }: HousePartProps) {
  return (
    <ShelfPart {...part} section="house" label={houseLabel(part.voice, house)}>
      <TradingHouseIcon size={24} />
      {house.map((good, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spaces of the house differ only by order
        <Explained key={at} name={legendOf.good(good)}>
          <GoodIcon good={GOOD_NAMES[good]} size={20} />
        </Explained>
      ))}
      <Text variant="caption" tone="textMuted">
        {`${house.length}/${TRADING_HOUSE_SPACES}`}
      </Text>
    </ShelfPart>
  );
});
