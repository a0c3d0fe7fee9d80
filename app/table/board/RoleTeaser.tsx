import type { ReactNode } from 'react';
import { GoalIcon } from '#app/art/goals/GoalIcon';
import { CoinIcon, ColonistIcon, GoodIcon, TileIcon, VpIcon } from '#app/art/icons';
import type { Prospect } from '#app/table/preview/roleOutlook';
import { BuildingSpaceIcon } from '#app/table/widgets/BuildingSpaceIcon';
import { Tally } from '#app/table/widgets/Tally';
import { GOAL_NAMES, GOOD_NAMES, GOODS } from '#engine';

const ICON = 16;

/** The gain of the player who takes a role, as small icons. */
export function RoleTeaser({ prospects }: Readonly<{ prospects: readonly Prospect[] }>) {
  const first = prospects.find(({ kind }) => kind !== 'goal');
  const wins = prospects.filter((prospect) => prospect.kind === 'goal');
  return (
    <>
      {first && teaserOf(first)}
      {wins.map(({ won }) => (
        <GoalIcon key={won.card} goal={GOAL_NAMES[won.card]} size={ICON + 2} />
      ))}
    </>
  );
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
    case 'raid':
      return gain(<GoodIcon good={GOOD_NAMES[prospect.good]} size={ICON} />, prospect.count);
    case 'loot':
      return gain(<VpIcon size={ICON} />, prospect.vp);
    case 'capture':
      return prospect.coins > 0 ? gain(<CoinIcon size={ICON} />, prospect.coins) : null;
    case 'poach':
    case 'colonists':
      return gain(<ColonistIcon size={ICON} />, prospect.count);
    case 'load':
      return gain(<VpIcon size={ICON} />, prospect.vp);
    case 'build':
      return <Tally small icon={<BuildingSpaceIcon size={ICON} />} value={prospect.count} />;
    case 'tile':
      return <TileIcon tile={prospect.quarry ? 'quarry' : 'corn'} size={ICON + 2} />;
    case 'goal':
    case 'extraGood':
    case 'nothing':
      return null;
  }
}
