import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { CargoShip } from '#app/art/CargoShip';
import { legendOf } from '#app/table/legend/names';
import { shipText } from '#app/text/ships';
import { Text } from '#app/ui/base/Text';
import { Explained } from '#app/ui/legend/Explained';
import { space } from '#app/ui/tokens/scale';
import { type GameView, GOOD_NAMES, type Ship } from '#engine';
import { type PartProps, ShelfPart } from './ShelfPart';

type Ships = GameView['ships'];

/** The cargo ships with their cargo. */
export const ShipsPart = memo(function ShipsPart({
  ships,
  ...part
}: PartProps & Readonly<{ ships: Ships }>) {
  const spoken = ships.map((ship) => shipText(ship, part.voice)).join('. ');
  return (
    <ShelfPart {...part} section="ships" label={spoken}>
      {ships.map(({ capacity, good, count }, ship) => (
        // The index of a ship is its number.
        <Explained key={capacity} name={legendOf.ship(ship as Ship)} style={styles.ship}>
          <CargoShip
            spaces={capacity}
            good={good === null ? undefined : GOOD_NAMES[good]}
            filled={count}
            size={26}
          />
          <Text variant="caption">{`${count}/${capacity}`}</Text>
        </Explained>
      ))}
    </ShelfPart>
  );
});

const styles = StyleSheet.create({
  ship: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
});
