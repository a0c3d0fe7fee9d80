import { edges } from '#native-host/layout/check';
import { type LayOut, openLayoutEngine } from '#native-host/layout/layOut';
import type { RunningApp } from '#native-host/node/start';
import { finishedGame, gameAt, storageWith } from '#tests/e2e/support/saved';
import { SCENES } from '#tests/e2e/support/scenes';
import { BOTH, drawn, expectHealthy, phonesForTests, stillMemory } from './support/app';
import { wrongAnywhere } from './support/sizes';

/** Links that work without a connection, and an element of each screen. */
const SCREENS: readonly (readonly [link: string, sign: string])[] = [
  ['new', 'start-game'],
  ['saves', 'saves'],
  ['rules', 'rules'],
  ['rules/harbor', 'rules-page'],
  ['learn', 'lessons'],
  ['learn/goal', 'teacher'],
  ['score/evening', 'rematch'],
  ['review/evening', 'review'],
  ['settings', 'settings'],
  ['privacy', 'privacy-screen'],
];
const QUESTIONS = SCENES.map(([question]) => [`game/${question}`, `decision-${question}`] as const);

/** A taller notch must move the content by exactly this much. */
const TALLER = 40;

describe.each(BOTH)('the layout on %s', (os) => {
  const takePhone = phonesForTests();
  let layOut: LayOut;
  beforeAll(async () => {
    layOut = await openLayoutEngine();
  });

  async function start(): Promise<RunningApp> {
    const games = SCENES.map(([question, make]) => gameAt(question, make()));
    const saved = await storageWith([...games, finishedGame('evening')]);
    const storage = new Map([...stillMemory().storage, ...saved]);
    const app = await takePhone({ device: { os }, memory: { storage }, layOut });
    await app.wait.for('home-continue');
    return app;
  }

  async function visit(
    app: RunningApp,
    places: readonly (readonly [link: string, sign: string])[],
    look: (link: string) => Promise<void>,
  ): Promise<void> {
    for (const [link, sign] of places) {
      app.input.openLink(`borinquen://${link}`);
      await app.wait.for(sign);
      await drawn(app);
      await look(link);
      // Otherwise the screens below would be laid out with all that follow.
      app.input.back();
      await app.wait.gone(sign);
    }
    expectHealthy(app);
  }

  it('fits every phone and tablet with every text size on every screen', async () => {
    const app = await start();
    const found: string[] = [];
    await visit(app, SCREENS, async (link) => {
      found.push(...(await wrongAnywhere(app, layOut, link)));
    });
    expect(found).toEqual([]);
  });

  it('avoids the notch and the home bar once on every screen', async () => {
    const app = await start();
    const { device } = app.phone;
    const { insets } = device;
    const tall = { ...insets, top: insets.top + TALLER, bottom: insets.bottom + TALLER };
    const edgesWith = async (around: typeof insets) => {
      app.phone.resize({ ...device, insets: around });
      await drawn(app);
      return edges(app.phone, layOut(app.phone));
    };
    const twice: string[] = [];
    await visit(app, [...SCREENS, ...QUESTIONS], async (link) => {
      const before = await edgesWith(insets);
      const after = await edgesWith(tall);
      if (after.top - before.top > TALLER + 1) twice.push(`${link}: above`);
      if (before.bottom - after.bottom > TALLER + 1) twice.push(`${link}: below`);
    });
    expect(twice).toEqual([]);
  });
});
