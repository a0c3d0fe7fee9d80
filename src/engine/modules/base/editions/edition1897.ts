import type { EditionRules } from './edition';

export const edition1897: EditionRules = {
  name: '1897',
  endsAfter: 'phase',
  fivePlayerVp: 126,
  drawnTilesAreApart: false,
  shortOfTiles: 'reshuffle',
};
