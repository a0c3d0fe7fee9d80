import { sitDown, type Table } from './support/newGame';
import { type Phone, PhoneShop, smallestSize } from './support/phone';
import { playOn } from './support/player';
import { openSite, type Site } from './support/site';

jest.setTimeout(300_000);

const GAMES: readonly (Table & { small: boolean; seed: number })[] = [
  { people: 2, edition: 'Classic', small: false, seed: 11 },
  { people: 2, edition: '1897', small: true, seed: 12 },
  { people: 3, edition: 'Classic', small: true, seed: 13 },
  { people: 3, edition: '1897', small: false, seed: 14 },
  { people: 5, edition: 'Classic', small: false, seed: 15 },
  { people: 5, edition: '1897', small: true, seed: 16 },
  { people: 3, edition: 'Classic', small: false, seed: 17, expansions: ['newBuildings', 'nobles'] },
];

const nameOf = ({ people, edition, expansions = [], small }: (typeof GAMES)[number]) =>
  `${people} people, ${edition}${expansions.map((name) => `, ${name}`).join('')}, ${small ? 360 : 390} wide`;

describe('a whole game, only by tapping what is offered', () => {
  let site: Site;
  let shop: PhoneShop;
  let phone: Phone;

  beforeAll(async () => {
    site = await openSite();
    shop = await PhoneShop.open();
  });
  afterAll(async () => {
    await shop.close();
    await site.close();
  });
  afterEach(() => phone.close());

  it.each(GAMES.map((game) => ({ ...game, name: nameOf(game) })))(
    '$name: from the home screen to the score sheet',
    async ({ small, seed, ...table }) => {
      phone = await shop.phone(small ? { viewport: smallestSize } : {});
      const { page, complaints } = phone;
      await sitDown(page, site.url, table);
      const played = await playOn(page, { seed });
      expect(played).toMatchObject({ ended: 'over' });
      await page.getByTestId('to-score').tap();
      await page.getByTestId('rematch').waitFor();
      expect(complaints).toEqual([]);
    },
  );
});
