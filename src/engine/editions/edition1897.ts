import type { EditionRules } from '../model/rules';

export const edition1897: EditionRules = {
  name: '1897',
  endsAfter: 'phase',
  fivePlayerVp: 126,
  hospiceOnDrawnTile: true,
  wharfCapacity: Number.POSITIVE_INFINITY,
};
