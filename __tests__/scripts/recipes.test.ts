import {
  EXPANSIONS as ALL_EXPANSIONS,
  BUILDING_NAMES,
  type Building,
  buildingSpec,
  createGame,
  type GameState,
  isRefusal,
  seedRandom,
  store,
} from '#engine';
import { needsOf } from '#scripts/checks/boundaries/needs';
import { randomSteps } from '#tests/engine/support/random';
import { Copy } from './support/copy';
import { recipe } from './support/recipe';
import { removeModule } from './support/removal';

const GAMES = './__tests__/scripts/support/playGames.ts';
const BOTS = './__tests__/scripts/support/askBots.ts';

const NAMES = ['Anna', 'Bob', 'Chris', 'David', 'Emma'];
const EXPANSIONS = [[], ['newBuildings'], ['newBuildings', 'nobles']];
/** An expansion needs no other one, but the module for automated seats may. */
const MODULES = [...ALL_EXPANSIONS, 'puertoma'];

function requests(expansionSets: readonly string[][], kind = 'person') {
  return expansionSets.flatMap((expansions) =>
    [2, 3, 4, 5].map((players) => ({
      seats: NAMES.slice(0, players).map((name) => ({ name, kind })),
      seed: `${expansions.join(' ')} ${players}`,
      board: 'random',
      expansions,
    })),
  );
}

function newGame(request: unknown): GameState {
  const state = createGame(request);
  if (isRefusal(state)) throw new Error(state.code);
  return state;
}

/** Games stored by this engine, each stopped in the middle. */
function savesOfBefore(expansionSets = EXPANSIONS): unknown[] {
  return requests(expansionSets).map((request, index) => {
    let state = newGame(request);
    for (const { after } of randomSteps(state, seedRandom(request.seed))) {
      if (after.ply > 10 * index || after.over) break;
      state = after;
    }
    return store(state);
  });
}

let copy: Copy;
beforeEach(() => {
  copy = new Copy();
});
afterEach(() => {
  copy.remove();
});

describe('"Add a building" in docs/EXTENDING.md', () => {
  const tavern = recipe('Add a building');
  const withTavern = requests([['newBuildings'], ['newBuildings', 'nobles']]).map((request) => {
    const state = newGame(request);
    const spec = (building: Building) => buildingSpec(state, building);
    const slots = state.board.filter((building) => spec(building).good === null);
    const board = slots.map((it) => (spec(it).cost === 3 ? 'tavern' : BUILDING_NAMES[it]));
    return { ...request, board };
  });

  it('gives a building that can be bought, compiles, and passes its test', () => {
    tavern.follow(copy.folder);
    expect(copy.typeErrors('src/engine', 'src/i18n', 'app/art/buildings')).toBe('');
    const tests = tavern.files.filter((file) => file.endsWith('.test.ts'));
    expect(copy.failures(...tests, '__tests__/i18n/complete.test.ts')).toBe('');
    const answer = copy.ask(GAMES, { requests: withTavern, saves: savesOfBefore() });
    expect(answer).toMatchObject({ ended: 8 + 12, built: expect.arrayContaining(['tavern']) });
  });

  it('gives bots a building with finite evaluations', () => {
    tavern.follow(copy.folder);
    expect(copy.ask(BOTS, { requests: withTavern.slice(0, 2) })).toEqual([true, true]);
  });
});

describe('"Add an expansion" in docs/EXTENDING.md', () => {
  const lanterns = recipe('Add an expansion');
  const lit = requests([['lanterns'], ['newBuildings', 'lanterns', 'nobles']]);

  it('gives a module that compiles, passes its test and plays to the end', () => {
    lanterns.follow(copy.folder);
    expect(copy.typeErrors('src/engine')).toBe('');
    const tests = lanterns.files.filter((file) => file.endsWith('.test.ts'));
    expect(copy.failures(...tests)).toBe('');
    const answer = copy.ask(GAMES, { requests: lit, saves: savesOfBefore() });
    expect(answer).toMatchObject({ ended: 8 + 12, told: expect.arrayContaining(['lanternLit']) });
  });

  it('makes the compiler report what the screens lack for its actions, events and decisions', () => {
    lanterns.follow(copy.folder);
    copy.change('src/engine/modules/types.ts', [
      ['type Action =', "type Action =\n  | { readonly type: 'light' }"],
      ['interface DecisionData {', 'interface DecisionData {\n  readonly lighting: null;'],
    ]);
    const complaints = copy.typeErrors('app').match(/^app[^(]*/gm) ?? [];
    const lacking = [
      'app/feedback/cues.ts',
      'app/screens/newGame/ExpansionCard.tsx',
      'app/screens/newGame/expansions.ts',
      'app/table/decide/controls.tsx',
      'app/table/widgets/SectionTitle.tsx',
      'app/table/prompt/answers.ts',
      'app/table/prompt/usePromptText.ts',
      'app/table/model/tableModel.ts',
      'app/table/motion/pieceMoves.ts',
      'app/text/describe.ts',
      'app/text/sentences.ts',
    ];
    expect(complaints).toEqual(expect.arrayContaining(lacking));
  });

  it('gives bots a module with finite evaluations', () => {
    lanterns.follow(copy.folder);
    expect(copy.ask(BOTS, { requests: lit.slice(0, 2) })).toEqual([true, true]);
  });
});

describe('without one of its expansions', () => {
  it.each(ALL_EXPANSIONS)('the engine compiles and the others play: %s', (left) => {
    const engine = copy.path('src/engine');
    const leaning = MODULES.filter((module) => needsOf(module).includes(left));
    for (const module of [...leaning, left]) removeModule(engine, module);
    expect(copy.typeErrors('src/engine')).toBe('');
    const games = [[], ALL_EXPANSIONS.filter((expansion) => expansion !== left)];
    const question = { requests: requests(games), saves: savesOfBefore(games) };
    expect(copy.ask(GAMES, question)).toMatchObject({ ended: 16 });
  });
});

describe('without its expansions', () => {
  it('the engine compiles, the base tests pass and saved base games continue', () => {
    const BASE_TESTS = ['captain', 'craftsman', 'round', 'trader'];
    for (const [module, left] of [
      ['puertoma', [[], ['newBuildings', 'nobles']]],
      ['festival', [[], ['newBuildings', 'nobles']]],
      ['achievements', [[], ['newBuildings', 'nobles']]],
      ['smuggler', [[], ['newBuildings', 'nobles']]],
      ['activities', [[], ['newBuildings', 'nobles']]],
      ['nobles', [[], ['newBuildings']]],
      ['newBuildings', [[]]],
    ] as const) {
      removeModule(copy.path('src/engine'), module);
      expect(copy.typeErrors('src/engine')).toBe('');
      const games = left.map((expansions) => [...expansions]);
      const question = { requests: requests(games), saves: savesOfBefore(games) };
      expect(copy.ask(GAMES, question)).toMatchObject({ ended: 8 * left.length });
    }
    const tests = BASE_TESTS.map((name) => `__tests__/engine/${name}.test.ts`);
    expect(copy.failures(...tests)).toBe('');
  });
});
