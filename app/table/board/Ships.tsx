import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { CargoShip, cargoShipWidth } from '#app/art/CargoShip';
import { VpIcon } from '#app/art/icons';
import { useAnchor } from '#app/table/anchors/anchors';
import { GoalBadge } from '#app/table/goals/GoalBadge';
import { useRoom } from '#app/table/layout/useRoom';
import { legendOf } from '#app/table/legend/names';
import { Tally } from '#app/table/widgets/Tally';
import { type Cargo, shipText } from '#app/text/ships';
import { Box } from '#app/ui/base/Box';
import { Text } from '#app/ui/base/Text';
import { frameTone, useFrames } from '#app/ui/frame';
import { Touchable } from '#app/ui/Touchable';
import { radius, space } from '#app/ui/tokens/scale';
import { GOOD_NAMES, type GoalEvent, type Ship } from '#engine';
import { useT, useWords } from '#i18n/react';

export type ShipState = Cargo & Readonly<{ ship: Ship }>;

/** The gain of loading the picked good onto this ship. */
export type ShipOffer = Readonly<{
  goods: string;
  vp: number;
  chosen: boolean;
  /** Goals that loading would win. */
  wins: readonly GoalEvent[];
}>;

type ShipCardProps = ShipState &
  Readonly<{ offer: ShipOffer | null; onPress: (ship: Ship) => void }>;

/** A cargo ship with all its spaces. It glows if the picked good may be loaded. */
export const ShipCard = memo(function ShipCard(props: ShipCardProps) {
  const { ship, capacity, good, count, offer, onPress } = props;
  const frames = useFrames();
  const t = useT();
  const words = useWords();
  const points = offer ? words.amount('vp', offer.vp) : '';
  const hint = offer
    ? t('ui:table.shipBrings', { goods: offer.goods, points })
    : t('ui:table.open');
  return (
    <Touchable
      ref={useAnchor(`ship-${ship}`)}
      label={shipText(props, { t, words })}
      hint={hint}
      legend={legendOf.ship(ship)}
      onPress={() => onPress(ship)}
      state={{ selected: offer?.chosen ?? false }}
      offered={offer !== null}
      testID={`ship-${ship}`}
      style={[styles.card, frames[frameTone(offer !== null, offer?.chosen)]]}
    >
      <CargoShip
        spaces={capacity}
        good={good === null ? undefined : GOOD_NAMES[good]}
        filled={count}
        size={useShipHeight(capacity)}
      />
      <Box style={styles.facts}>
        <Text variant="number">{`${count}/${capacity}`}</Text>
        {offer && <Tally icon={<VpIcon size={18} />} value={`+${offer.vp}`} />}
      </Box>
      {offer && <GoalBadge wins={offer.wins} />}
    </Touchable>
  );
});

/** As large as the card allows, but so that three ships are visible on a phone. */
function useShipHeight(capacity: number): number {
  const { tall, width } = useRoom();
  const room = width - 2 * space.s - 2 * space.m - FACTS;
  return Math.min(tall ? 68 : 46, Math.floor(room / cargoShipWidth(capacity, 1)));
}
const FACTS = 64;

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    borderRadius: radius.m,
    padding: space.s - 1,
    gap: space.s,
  },
  facts: { alignItems: 'flex-end', gap: space.hair, minWidth: 48 },
});
