import type { EditionRules } from './edition';

export const classic: EditionRules = {
  name: 'classic',
  endsAfter: 'round',
  fivePlayerVp: 122,
  drawnTilesAreApart: true,
  shortOfTiles: 'dealWhatIsLeft',
};
