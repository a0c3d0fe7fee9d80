import { memo } from 'react';
import { ColonistIcon, ColonistShipIcon, VpIcon } from '#app/art/icons';
import { legendOf } from '#app/table/legend/names';
import { Tally } from '#app/table/widgets/Tally';
import { type PartProps, ShelfPart } from './ShelfPart';

type SupplyPartProps = PartProps & Readonly<{ onShip: number; colonists: number; vp: number }>;

/** The supplies that end the game: colonists and victory points. */
export const SupplyPart = memo(function SupplyPart(props: SupplyPartProps) {
  const { onShip, colonists, vp, ...part } = props;
  const { t, words } = part.voice;
  const label = [
    `${words.term('colonistShip')}: ${onShip}`,
    `${words.term('colonistSupply')}: ${colonists}`,
    t('ui:table.vpSupply', { count: vp }),
  ].join(', ');
  return (
    <ShelfPart {...part} section="colonists" label={label}>
      <Tally
        small
        icon={<ColonistShipIcon size={24} />}
        value={onShip}
        legend={legendOf.piece('colonistShip')}
      />
      <Tally
        small
        icon={<ColonistIcon size={18} />}
        value={colonists}
        legend={legendOf.piece('colonistSupply')}
      />
      <Tally small icon={<VpIcon size={18} />} value={vp} legend={legendOf.piece('vpSupply')} />
    </ShelfPart>
  );
});
