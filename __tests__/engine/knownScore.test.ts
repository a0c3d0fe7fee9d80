import {
  EXPANSIONS,
  type Expansion,
  type GameState,
  knownScore,
  SEATS,
  type Seat,
  score,
  viewFor,
} from '#engine';
import { twinOf } from './achievements/twins';
import { forEveryViewer, same, withOtherTokens } from './support/secrets';
import { gameOf, gameShapes } from './support/shapes';
import { table } from './support/table';

const known = (state: GameState, viewer: Seat | null, seat: Seat) =>
  knownScore(viewFor(state, viewer), seat);

const kindAt = ({ options }: GameState, seat: Seat) => options.seats[seat]?.kind;

/** Seat 0 has a customs house, which counts tokens; seat 1 a guild hall, which does not. */
const CITIES = {
  0: { vp: 9, buildings: { customsHouse: 1, smallMarket: 0 } },
  1: { vp: 7, buildings: { guildHall: 1, indigoPlant: 0 } },
} as const;

const TOKENS = { module: 'base', line: 'shipping' };
const CUSTOMS = { module: 'base', line: 'customsHouse' };

describe('the score that a viewer may know', () => {
  it('EN-3: is the whole score for the owner, by source', () => {
    const { state } = table(3, CITIES);
    expect(known(state, 0, 0)).toEqual({
      lines: [
        { ...TOKENS, points: 9 },
        { module: 'base', line: 'buildings', points: 5 },
        { ...CUSTOMS, points: 2 },
      ],
      hidden: [],
      total: 16,
    });
  });

  it('I-3, CA-11: has the buildings and bonuses of a rival, but no tokens', () => {
    const { state } = table(3, CITIES);
    expect(known(state, 0, 1)).toEqual({
      lines: [
        { module: 'base', line: 'buildings', points: 6 },
        { module: 'base', line: 'guildHall', points: 2 },
      ],
      hidden: [TOKENS],
      total: 8,
    });
  });

  it('I-3, EN-4: hides a bonus that counts hidden tokens', () => {
    const { state } = table(3, CITIES);
    expect(known(state, 1, 0)).toMatchObject({ hidden: [TOKENS, CUSTOMS], total: 5 });
  });

  it('I-3: treats everyone as a rival for a spectator, as at an open table', () => {
    const { state } = table(3, CITIES);
    const seen = [0, 1].map((seat) => known(state, null, seat as Seat));
    expect(seen).toMatchObject([{ hidden: [TOKENS, CUSTOMS] }, { hidden: [TOKENS] }]);
  });

  it('V-6: is the sum if scores are open', () => {
    const { state } = table(3, CITIES, { variants: { openScores: true } });
    expect(known(state, 2, 0)).toMatchObject({ hidden: [], total: 16 });
    expect(known(state, null, 1)).toMatchObject({ hidden: [], total: 15 });
  });

  it('I-3, X6-1: does not know what unrevealed achievements of a rival will bring', () => {
    const { state } = table(3, {}, { expansions: ['achievements'] });
    const unrevealed = { module: 'achievements', line: 'unrevealed' };
    expect(known(state, 0, 1).hidden).toEqual([TOKENS, unrevealed]);
    expect(known(state, 0, 0).hidden).toEqual([]);
  });

  it('P-16, X6-4: is a Puertoma’s own sheet, unless another person hides cards', () => {
    const sheetOf = (people: 1 | 2, ...expansions: Expansion[]) => {
      const players = people === 1 ? 2 : 3;
      const rest = { edition: 'classic', variants: {}, board: 'random', seed: 'sheet' } as const;
      return known(gameOf({ ...rest, players, expansions, automated: 1 }), 0, people);
    };
    expect(sheetOf(2).lines.map(({ line }) => line)).toContain('wealth');
    expect(sheetOf(2).hidden).toEqual([]);
    const unreached = { module: 'achievements', line: 'unreached' };
    expect(sheetOf(2, 'achievements').hidden).toEqual([unreached]);
    expect(sheetOf(1, 'achievements').hidden).toEqual([]);
  });

  it('I-4: is the final score at the end', () => {
    const game = table(3, { 0: { vp: 75 } }, { edition: '1897' }).play('0 chooseRole captain');
    for (const { seat, lines, total } of score(game.state)) {
      expect(known(game.state, null, seat)).toEqual({ lines, hidden: [], total });
    }
  });
});

const withCards = gameShapes.map((shape) => ({
  ...shape,
  expansions: EXPANSIONS.filter((it) => it === 'achievements' || shape.expansions.includes(it)),
}));

describe('in every game, after every action', () => {
  it('EN-3: the known score is the score without the hidden lines, and whole for the owner', () => {
    forEveryViewer(gameShapes, gameOf, 15, ({ after }, viewer) => {
      for (const { seat, lines } of score(after)) {
        const seen = known(after, viewer, seat);
        const isHidden = ({ module, line }: (typeof lines)[number]) =>
          seen.hidden.some((it) => it.module === module && it.line === line);
        same(
          seen.lines,
          lines.filter((line) => !isHidden(line)),
        );
        if (after.over) same(seen.hidden, []);
        if (seat === viewer && kindAt(after, seat) !== 'puertoma') same(seen.hidden, []);
      }
    });
  });

  it.each([
    ['of every kind', gameShapes],
    ['with hidden cards', withCards],
  ])('I-3, D-13: twins that the viewer cannot tell apart have the same one, %s', (_, shapes) => {
    forEveryViewer(shapes, gameOf, 8, ({ after }, viewer) => {
      const hasCards = after.achievements !== null;
      const twin = hasCards ? twinOf(after, viewer, 'twin') : withOtherTokens(after, viewer);
      for (const seat of SEATS.slice(0, after.players.length)) {
        same(known(twin, viewer, seat), known(after, viewer, seat));
      }
    });
  });
});
