import { StyleSheet, View } from 'react-native';
import { useAnchor } from '#app/table/anchors/anchors';
import { useTable } from '#app/table/model/TableContext';
import type { LoadOption } from '#app/table/preview/loads';
import { winsOf } from '#app/text/goals';
import { space } from '#app/ui/tokens/scale';
import { type Action, GOOD_NAMES, type Ship } from '#engine';
import { ShipCard, type ShipOffer } from './Ships';

type FleetProps = Readonly<{
  /** Ways to load the picked good. */
  offers: readonly LoadOption[];
  draft: Action | null;
  onShip: (ship: Ship) => void;
}>;

/** The cargo ships, one below the other. */
export function Fleet({ offers, draft, onShip }: FleetProps) {
  const { view, state, owner, voice } = useTable();
  const offerFor = (ship: Ship): ShipOffer | null => {
    const load = offers.find((offer) => offer.ship === ship);
    if (!load) return null;
    const chosen = draft?.type === 'load' && draft.ship === ship && draft.good === load.good;
    const goods = voice.words.goods(GOOD_NAMES[load.good], load.count);
    return { goods, vp: load.vp, chosen, wins: winsOf(state, owner, load.action) };
  };
  return (
    <View style={styles.fleet} ref={useAnchor('ships')}>
      {view.ships.map(({ capacity, good, count }, ship) => (
        <ShipCard
          key={capacity}
          // The index of a ship is its number.
          ship={ship as Ship}
          capacity={capacity}
          good={good}
          count={count}
          offer={offerFor(ship as Ship)}
          onPress={onShip}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ fleet: { gap: space.s } });
