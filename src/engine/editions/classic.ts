import type { EditionRules } from '../model/rules';

export const classic: EditionRules = {
  name: 'classic',
  endsAfter: 'round',
  fivePlayerVp: 122,
  hospiceOnDrawnTile: false,
  wharfCapacity: 11,
};
