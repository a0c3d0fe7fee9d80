import { EXPANSIONS } from '#engine';
import { isLong } from '#tests/support/size';
import { openAppForTests } from './support/app';
import { sitDown, type Table } from './support/newGame';
import { smallestSize } from './support/phone';
import { playOn } from './support/player';

type Game = Table & { readonly small: boolean; readonly seed: number };

const USUAL: readonly Game[] = [
  { people: 3, edition: '1897', small: true, seed: 14 },
  { people: 5, edition: '1897', small: true, seed: 19, expansions: EXPANSIONS },
];
const FURTHER: readonly Game[] = [
  { people: 2, edition: 'Classic', small: false, seed: 18, expansions: EXPANSIONS },
  { people: 2, edition: 'Classic', small: false, seed: 11 },
  { people: 2, edition: '1897', small: true, seed: 12 },
  { people: 3, edition: 'Classic', small: true, seed: 13 },
  { people: 5, edition: 'Classic', small: false, seed: 15 },
  { people: 5, edition: '1897', small: true, seed: 16 },
  { people: 3, edition: 'Classic', small: false, seed: 17, expansions: ['newBuildings', 'nobles'] },
  { people: 2, edition: '1897', small: true, seed: 20, expansions: EXPANSIONS },
  { people: 5, edition: 'Classic', small: false, seed: 21, expansions: EXPANSIONS },
];
const GAMES = isLong ? [...USUAL, ...FURTHER] : USUAL;

const nameOf = ({ people, edition, expansions = [], small }: Game) =>
  `${people} people, ${edition}${expansions.map((name) => `, ${name}`).join('')}, ${small ? 360 : 390} wide`;

describe('a whole game by tapping', () => {
  const app = openAppForTests();

  it.each(GAMES.map((game) => ({ ...game, name: nameOf(game) })))(
    '$name: from the home screen to the score sheet',
    async ({ small, seed, ...table }) => {
      const { page, complaints } = await app.takePhone(small ? { viewport: smallestSize } : {});
      await sitDown(page, app.address(), table);
      const played = await playOn(page, { seed });
      expect(played).toMatchObject({ ended: 'over' });
      await page.getByTestId('to-score').tap();
      await page.getByTestId('rematch').waitFor();
      expect(complaints).toEqual([]);
    },
  );
});
