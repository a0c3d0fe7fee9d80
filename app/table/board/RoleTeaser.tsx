import type { ReactNode } from 'react';
import { GOOD_NAMES, GOODS } from '../../../src/engine';
import { CoinIcon, ColonistIcon, GoodIcon, TileIcon, VpIcon } from '../../art/icons';
import { BuildingSpaceIcon } from '../layout/BuildingSpaceIcon';
import { Tally } from '../layout/Tally';
import type { Prospect } from '../preview/roleOutlook';

const ICON = 16;

/** What a role would bring the one who takes it, as small as can be. */
export function RoleTeaser({ prospects }: Readonly<{ prospects: readonly Prospect[] }>) {
  const first = prospects[0];
  return first === undefined ? null : teaserOf(first);
}

const gain = (icon: ReactNode, count: number) => <Tally small icon={icon} value={`+${count}`} />;

function teaserOf(prospect: Prospect): ReactNode {
  switch (prospect.kind) {
    case 'goods':
      return GOODS.filter((good) => prospect.goods[good] > 0).map((good) => (
        <Tally
          key={good}
          small
          icon={<GoodIcon good={GOOD_NAMES[good]} size={ICON} />}
          value={prospect.goods[good]}
        />
      ));
    case 'coins':
    case 'sell':
      return gain(<CoinIcon size={ICON} />, prospect.coins);
    case 'colonists':
      return gain(<ColonistIcon size={ICON} />, prospect.count);
    case 'load':
      return gain(<VpIcon size={ICON} />, prospect.vp);
    case 'build':
      return <Tally small icon={<BuildingSpaceIcon size={ICON} />} value={prospect.count} />;
    case 'tile':
      return <TileIcon tile={prospect.quarry ? 'quarry' : 'corn'} size={ICON + 2} />;
    default:
      return null;
  }
}
