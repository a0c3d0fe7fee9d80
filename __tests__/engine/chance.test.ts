import {
  BUILDING_NAMES,
  type Difficulty,
  type GameRequest,
  type GameState,
  goalsOf,
  store,
} from '#engine';
import { soloGame } from './puertoma/support';
import { testGame } from './support/game';
import { Table } from './support/table';

type Options = Partial<Omit<GameRequest, 'seats'>>;
const SEEDS = Array.from({ length: 8 }, (_, at) => `seed ${at}`);

/** Games of the same seed that differ in another random part. */
const pairs = (one: Options, other: Options) =>
  SEEDS.map((seed) => [testGame(3, { ...one, seed }), testGame(3, { ...other, seed })] as const);

/** The tiles that come up in five settler phases in which nobody takes one. */
function tilesOf(state: GameState): number[][] {
  const table = new Table(state);
  const rows = [[...table.state.faceUp]];
  for (let round = 0; round < 5; round++) {
    const [first = 0, second = 1, third = 2] = [0, 1, 2].map(
      (at) => (state.governor + round + at) % 3,
    );
    table.play(`${first} chooseRole settler`);
    for (const seat of [first, second, third]) table.play(`${seat} pass`);
    rows.push([...table.state.faceUp]);
    table.play(`${second} chooseRole trader`, `${third} chooseRole captain`);
  }
  return rows;
}

const boardOf = ({ board }: GameState) => board.map((building) => BUILDING_NAMES[building]);

describe('S-16: one random stream for each purpose', () => {
  it('S-16: the same tiles come up whatever cards are dealt', () => {
    for (const [one, other] of pairs({}, { expansions: ['achievements'] })) {
      expect(tilesOf(one)).toEqual(tilesOf(other));
    }
  });

  it('S-16: the same tiles come up whoever begins', () => {
    for (const [one, other] of pairs({}, { variants: { randomFirstPlayer: true } })) {
      expect(one.faceUp).toEqual(other.faceUp);
    }
  });

  it('S-16: the same board is drawn whoever begins', () => {
    const options: Options = { expansions: ['newBuildings'], board: 'random' };
    const drawn = { ...options, variants: { randomFirstPlayer: true } };
    for (const [one, other] of pairs(options, drawn)) expect(boardOf(one)).toEqual(boardOf(other));
  });

  it('S-16: the same goals are drawn whether or not the board is random', () => {
    const options: Options = { expansions: ['newBuildings', 'activities'] };
    const board = boardOf(testGame(3, { ...options, board: 'random' })).slice(-17);
    const goods = (state: GameState) => goalsOf(state).map((goal) => [goal.name, goal.goods]);
    for (const [one, other] of pairs({ ...options, board: 'random' }, { ...options, board })) {
      expect(goods(one)).toEqual(goods(other));
    }
  });

  it('S-16: the same tiles and abilities come up whatever cards Puertomas draw', () => {
    const streamsOf = (puertomas: Difficulty, seed: string) => {
      const state = soloGame(1, 2, { puertomas, seed });
      const { resolutionDeck, ...others } = Object(store(state).random);
      const abilities = state.puertoma?.boards.map((board) =>
        board?.abilities.map(({ ability }) => ability),
      );
      return { resolutionDeck, others, abilities, faceUp: state.faceUp };
    };
    for (const seed of SEEDS) {
      const [normal, hard] = [streamsOf('normal', seed), streamsOf('hard', seed)];
      // The buildings of a hard game are chosen by cards (P-17).
      expect(hard.resolutionDeck).not.toEqual(normal.resolutionDeck);
      expect({ ...hard, resolutionDeck: null }).toEqual({ ...normal, resolutionDeck: null });
    }
  });

  it('S-16: the streams of a game differ from each other and from those of another seed', () => {
    const words = SEEDS.flatMap((seed) => testGame(3, { seed }).random);
    expect(new Set(words).size).toBe(words.length);
  });

  it('S-16: they are stored by the names of their purposes, for the modules in play', () => {
    const { random } = store(testGame(3, { expansions: ['achievements'] }));
    expect(Object.keys(Object(random)).sort()).toEqual(['board', 'cards', 'firstPlayer', 'tiles']);
  });
});
