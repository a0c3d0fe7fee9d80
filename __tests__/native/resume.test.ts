import { RandomPlayer } from '#native-host/host/randomPlayer';
import type { RunningApp } from '#native-host/node/start';
import { gameAt, storageWith } from '#tests/e2e/support/saved';
import { SCENES } from '#tests/e2e/support/scenes';
import { BOTH, expectHealthy, phonesForTests, stillMemory, stored } from './support/app';

const linkTo = (game: string) => `borinquen://game/${game}`;

describe.each(BOTH)('when the system ends the app on %s', (os) => {
  const takePhone = phonesForTests();

  it('the game continues at every decision and after its answer', async () => {
    let app = await takePhone({ device: { os }, memory: await atEveryQuestion() });
    await app.wait.for('home-continue');
    for (const [question] of SCENES) {
      app.input.openLink(linkTo(question));
      await app.wait.for(`decision-${question}`);
      await answer(app);
      await stored(app);
      const before = await whatIsAsked(app);
      expectHealthy(app);
      const launch = { link: linkTo(question) };
      app = await takePhone({ device: { os }, memory: app.kill(), launch });
      expect({ question, ...(await whatIsAsked(app)) }).toEqual({ question, ...before });
    }
  });
});

/** A phone with one saved game at every kind of decision. */
async function atEveryQuestion() {
  const games = SCENES.map(([question, make]) => gameAt(question, make()));
  return { storage: new Map([...stillMemory().storage, ...(await storageWith(games))]) };
}

/** Taps until a move was made, which saves it. */
async function answer(app: RunningApp): Promise<void> {
  const { phone, input, wait } = app;
  const saved = () => JSON.stringify([...phone.memory.storage]);
  await wait.for('asks');
  const before = saved();
  const player = new RandomPlayer(phone, input, 7);
  await wait.until('an answer', () => {
    if (saved() !== before) return true;
    player.step();
    return false;
  });
}

/** The decision after the hand-over. A mere selection is not kept. */
async function whatIsAsked({ phone, input, wait }: RunningApp) {
  const { screen } = phone;
  await wait.until('the table', () => screen.has('take-phone') || screen.has('asks'));
  if (screen.has('take-phone')) input.tap('take-phone');
  await wait.for('asks');
  await wait.gone('hand-over');
  const board = screen.id('own-board')?.props.accessibilityLabel;
  const asked = screen.ids().find((id) => id.startsWith('decision-'));
  return { asked, standing: screen.textOf('standing'), board };
}
