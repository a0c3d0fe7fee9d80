import { botFor } from '#bots/levels';
import { decisionOf, EXPANSIONS, isRefusal, type Seat, seedRandom, viewFor } from '#engine';
import { BOT_LEVELS } from '#protocol/limits';
import { playGame } from '#scripts/lab/arena/game';
import { table } from '#tests/engine/support/table';
import { choice, thinking } from './support/choice';

const BOTS = ['random', ...BOT_LEVELS] as const;

describe.each(BOTS)('%s', (level) => {
  const bot = botFor(level);

  it('R-4: refuses to choose for a seat that is not to act', () => {
    const { state } = table(4);
    expect(bot.begin(viewFor(state, 2), seedRandom('a'))).toMatchObject({ code: 'notYourTurn' });
  });

  it('refuses to choose for a spectator', () => {
    const { state } = table(4);
    expect(bot.begin(viewFor(state, null), seedRandom('a'))).toMatchObject({ code: 'notYourTurn' });
  });

  it('EN-2: refuses a game that is over', () => {
    const { state } = table(3);
    state.over = true;
    state.frames.length = 0;
    expect(bot.begin(viewFor(state, 0), seedRandom('a'))).toMatchObject({ code: 'gameOver' });
  });

  it('MA-5: places for any seat while all place at once', () => {
    const { state } = table(3, {
      0: { tiles: { indigo: 2, corn: 1 } },
      1: { tiles: { indigo: 2, corn: 1 } },
      2: { tiles: { indigo: 2, corn: 1 } },
    }).play('0 chooseRole mayor');
    for (const seat of [2, 0, 1] as const) expect(choice(level, state, seat)).toMatch(/^place /);
  });

  it('chooses the same again, and does not change the view', () => {
    const { state } = table(4);
    const view = viewFor(state, 0);
    const before = JSON.stringify(view);
    const first = bot.begin(view, seedRandom('again'));
    if (isRefusal(first)) throw new Error(first.code);
    first.step(30);
    expect(JSON.stringify(view)).toBe(before);
    const second = thinking(level, state, 0, 'again');
    second.step(30);
    expect(second.best()).toEqual(first.best());
  });
});

it('thinks the same in slices as in one go', () => {
  const { state } = table(4);
  const sliced = thinking('hard', state, 0);
  const whole = thinking('hard', state, 0);
  for (let slice = 0; slice < 20; slice++) sliced.step(5);
  whole.step(100);
  expect(sliced.best()).toEqual(whole.best());
  expect(whole.step(0)).toBe(false);
  expect(whole.step(whole.budget)).toBe(true);
});

it.each(BOTS)('I-3: %s chooses the same with all expansions, whatever others hold', (level) => {
  const { state } = table(3, {}, { expansions: EXPANSIONS, board: 'random' });
  const first = thinking(level, state, 0, 'all six');
  first.step(60);
  const [, one = [], other = []] = state.achievements?.hands ?? [];
  const theirs = one.splice(0);
  one.push(...other.splice(0));
  other.push(...theirs);
  const second = thinking(level, state, 0, 'all six');
  for (let slice = 0; slice < 12; slice++) second.step(5);
  expect(second.best()).toEqual(first.best());
});

it('has a legal answer before any search', () => {
  const { state } = table(4);
  expect(thinking('hard', state, 0).best()).toMatchObject({ type: 'chooseRole' });
});

it('I-2, I-3: is not affected by hidden things: tokens of others and tiles to come', () => {
  const open = table(4, { 1: { vp: 9 }, 2: { vp: 3 } }).state;
  const other = table(4, { 1: { vp: 3 }, 2: { vp: 9 } }).state;
  other.random = table(4, {}, { seed: 'another order of tiles' }).state.random;
  for (const level of ['medium', 'hard'] as const) {
    const [a, b] = [thinking(level, open, 0), thinking(level, other, 0)];
    a.step(60);
    b.step(60);
    expect(a.best()).toEqual(b.best());
  }
});

const BOTH = ['newBuildings', 'nobles'] as const;
it.each([
  [2, { edition: 'classic' }],
  [3, { edition: '1897', variants: { simultaneousMayor: false } }],
  [4, { expansions: BOTH, board: 'draft' }],
  [5, { expansions: BOTH, board: 'random', edition: '1897' }],
] as const)('plays whole games of %i with %j', (players, options) => {
  const levels = ['medium', 'easy', 'random'] as const;
  const bots = Array.from({ length: players }, (_, seat) => botFor(levels[seat % 3] ?? 'easy'));
  const result = playGame({ bots, seed: `whole game of ${players}`, options });
  expect(result.totals).toHaveLength(players);
  expect(Math.max(...result.totals)).toBeGreaterThan(20);
});

it('plays hard in every kind of decision of the expansions', () => {
  const hard = botFor('hard');
  const asked = new Set<string>();
  playGame({
    bots: Array.from({ length: 3 }, () => botFor('easy')),
    seed: 'everything',
    options: { expansions: BOTH, board: 'random' },
    watch(state, seat: Seat) {
      const kind = decisionOf(state)?.kind ?? '';
      if (asked.has(kind)) return;
      asked.add(kind);
      const search = hard.begin(viewFor(state, seat), seedRandom(kind));
      if (isRefusal(search)) throw new Error(search.code);
      search.step(12);
      expect(search.best()).toHaveProperty('type');
    },
  });
  expect(asked.size).toBeGreaterThan(6);
});
