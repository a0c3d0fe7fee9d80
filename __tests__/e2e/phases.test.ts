import { table } from '#tests/engine/support/table';
import { isLong } from '#tests/support/size';
import { openAppForTests } from './support/app';
import { coversScreen, keepsKeyboard } from './support/cover';
import { faultsOf } from './support/looks';
import { unreadableTexts } from './support/measure';
import type { Phone } from './support/phone';
import { putSave } from './support/saved';
import { SCENES, sceneOf } from './support/scenes';
import { ALL_WINDOWS, WINDOWS } from './support/windows';

describe('each phase at the table', () => {
  const app = openAppForTests();
  let phone: Phone;

  beforeAll(async () => {
    phone = await app.keepPhone();
    await phone.page.goto(app.address());
    for (const [decision, make] of SCENES) await putSave(phone.page, decision, make());
  });
  const open = async (scene: string) => {
    await phone.page.goto(app.address(`/game/${scene}`));
    await phone.page.getByTestId(`decision-${scene}`).waitFor();
  };

  const inspect = async (name: string) => {
    expect(await faultsOf(phone.page, name)).toEqual([]);
  };

  /** The texts that the player reads. */
  const reading = async () => ({
    standing: await phone.page.getByTestId('standing').textContent(),
    prompt: await phone.page.getByTestId('prompt').textContent(),
    board: await phone.page.getByTestId('own-board').getAttribute('aria-label'),
  });

  it.each(SCENES.map(([decision]) => decision))(
    '%s: is readable, and appears again after a reload',
    async (decision) => {
      await open(decision);
      await inspect(decision);
      const before = await reading();
      await phone.page.reload();
      await phone.page.getByTestId(`decision-${decision}`).waitFor();
      expect(await reading()).toEqual(before);
    },
  );

  it.each([
    ['role', 'round', 'role-captain', 'role-sheet'],
    ['player', 'round', 'player-1', 'player-sheet'],
    ['log', 'round', 'open-log', 'log-sheet'],
    ['market', 'round', 'shelf-market', 'section-sheet'],
    ['ships', 'round', 'shelf-ships', 'section-sheet'],
    ['supplies', 'round', 'shelf-colonists', 'section-sheet'],
    ['building', 'build', 'building-office', 'building-sheet'],
  ])('%s: opens over the table, and closes again', async (name, scene, control, sheet) => {
    const { page } = phone;
    await open(scene);
    await page.getByTestId(control).first().tap();
    await page.getByTestId(sheet).waitFor();
    await inspect(`sheet-${name}`);
    await page.keyboard.press('Escape');
    await page.getByTestId(sheet).waitFor({ state: 'detached' });
  });

  it('rules: are one tap away from a card, and lead back to the table', async () => {
    const { page } = phone;
    await open('build');
    await page.getByTestId('building-office').tap();
    await page.getByTestId('in-rules').tap();
    await page.getByTestId('rules-page').waitFor();
    await page.goBack();
    await page.getByTestId('rules-page').waitFor({ state: 'detached' });
    expect(await coversScreen(page, 'table')).toBe(true);
  });

  it('hand-over: hides the table and lists the events for the next player', async () => {
    const { page } = phone;
    await open('privilegeGoods');
    await page.locator('[data-testid^="good-"][data-offered="true"]').first().tap();
    await page.getByTestId('confirm').tap();
    await page.getByTestId('hand-over').waitFor();
    expect(await coversScreen(page, 'hand-over')).toBe(true);
    expect(await keepsKeyboard(page, 'hand-over')).toBe(true);
    const recap = page.getByTestId('hand-over').getByText(/^Anna took 1 \w+ more as a privilege$/);
    await recap.waitFor();
    await inspect('hand-over');
    await page.reload();
    await page.getByTestId('take-phone').tap();
    await page.getByTestId('hand-over').waitFor({ state: 'detached' });
    expect(await coversScreen(page, 'table')).toBe(true);
  });

  it('hand-over: a second tap on the confirm button does not open the table', async () => {
    const { page } = phone;
    await putSave(page, 'privilegeGoods', sceneOf('privilegeGoods'));
    await open('privilegeGoods');
    await page.locator('[data-testid^="good-"][data-offered="true"]').first().tap();
    const box = await page.getByTestId('confirm').boundingBox();
    if (box === null) throw new Error('nothing to confirm');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.touchscreen.tap(x, y);
    await page.getByTestId('hand-over').waitFor();
    await page.touchscreen.tap(x, y);
    expect(await coversScreen(page, 'hand-over')).toBe(true);
  });

  it.each(isLong ? ALL_WINDOWS : (['360x640'] as const))(
    'is readable in French too, at %s',
    async (size) => {
      const french = await app.takePhone({ locale: 'fr-FR', viewport: WINDOWS[size] });
      await french.page.goto(app.address());
      const faults: string[] = [];
      for (const [decision, make] of SCENES) {
        await putSave(french.page, decision, make());
        await french.page.goto(app.address(`/game/${decision}`));
        await french.page.getByTestId(`decision-${decision}`).waitFor();
        const unreadable = await unreadableTexts(french.page);
        faults.push(...unreadable.map((fault) => `${decision}: ${fault}`));
      }
      expect([...faults, ...french.complaints]).toEqual([]);
    },
  );

  it('eight roles, one with a long name, are readable in French', async () => {
    const french = await app.takePhone({ locale: 'fr-FR' });
    await french.page.goto(app.address());
    await putSave(french.page, 'eight', table(4, {}, { expansions: ['smuggler'] }));
    await french.page.goto(app.address('/game/eight'));
    await french.page.getByTestId('decision-round').waitFor();
    const roles = french.page.locator('[data-testid="decision-round"] [data-testid^="role-"]');
    expect(await roles.count()).toBe(8);
    expect(await faultsOf(french.page, 'eight-roles')).toEqual([]);
  });

  it('caused no console messages', () => {
    expect(phone.complaints).toEqual([]);
  });
});
