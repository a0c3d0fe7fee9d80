import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { type GameView, GOOD_NAMES, type Ship } from '../../../../src/engine';
import { CargoShip } from '../../../art/CargoShip';
import { Explained } from '../../../ui/legend/Explained';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens/scale';
import { shipText } from '../../board/Ships';
import { legendOf } from '../../legend/names';
import { type PartProps, ShelfPart } from './ShelfPart';

type Ships = GameView['ships'];

/** The cargo ships with what is aboard. */
export const ShipsPart = memo(function ShipsPart({
  ships,
  ...part
}: PartProps & Readonly<{ ships: Ships }>) {
  const spoken = ships.map((ship) => shipText(ship, part.voice)).join('. ');
  return (
    <ShelfPart {...part} section="ships" label={spoken}>
      {ships.map(({ capacity, good, count }, ship) => (
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
