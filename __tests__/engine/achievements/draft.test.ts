import {
  type Action,
  Card,
  formatLineFor,
  type GameState,
  imagine,
  legalActions,
  type Seat,
  seatsToAct,
  seedRandom,
  viewFor,
} from '#engine';
import { announced, cardsIn, namesOf } from '#tests/engine/support/cards';
import { type Players, testGame } from '#tests/engine/support/game';
import { randomSteps } from '#tests/engine/support/random';
import { Table } from '#tests/engine/support/table';

const DRAFT = { expansions: ['achievements'], variants: { draftAchievements: true } } as const;
const draft = (players: Players, seed = 'a quiet evening') =>
  new Table(testGame(players, { ...DRAFT, seed }));

const packs = (game: Table) => cardsIn(game.state).packs.map(namesOf);
const hands = (game: Table) => cardsIn(game.state).hands.map(namesOf);
const take = (game: Table, seat: Seat, at = 0) =>
  game.play(`${seat} takeCard ${packs(game)[seat]?.[at]}`);

function takeRound(game: Table): void {
  for (const seat of seatsToAct(game.state)) take(game, seat);
}

describe('the draft of cards', () => {
  it('X6-3, V-8: all take one of four at the same time, then pass to the left', () => {
    const game = draft(3);
    expect(game.asks).toBe('0+1+2 takeCards');
    expect(packs(game).map(({ length }) => length)).toEqual([4, 4, 4]);
    const before = packs(game);
    take(game, 1);
    expect(game.asks).toBe('0+2 takeCards');
    take(game, 0);
    expect(game.state.achievements?.packs[1]).toHaveLength(3);
    take(game, 2);
    expect(packs(game)).toEqual([2, 0, 1].map((from) => before[from]?.slice(1)));
    expect(hands(game)).toEqual(before.map(([first]) => [first]));
    expect(game.told('packsPassed')).toEqual([{ left: 3 }]);
  });

  it('X6-3: one of four, of three, of two; the last one is automatic', () => {
    const game = draft(4);
    for (const left of [4, 3, 2]) {
      expect(packs(game).map(({ length }) => length)).toEqual(Array(4).fill(left));
      takeRound(game);
    }
    expect(game.told('packsPassed')).toEqual([{ left: 3 }, { left: 2 }, { left: 1 }]);
    expect(packs(game).flat()).toEqual([]);
    expect(hands(game).map(({ length }) => length)).toEqual([4, 4, 4, 4]);
    expect(new Set(hands(game).flat()).size).toBe(16);
    expect(game.asks).toBe('0 round');
  });

  it('X6-3: with two players the hands swap', () => {
    const game = draft(2);
    const [first = [], second = []] = packs(game);
    takeRound(game);
    expect(packs(game)).toEqual([second.slice(1), first.slice(1)]);
    takeRound(game);
    expect(packs(game)).toEqual([first.slice(2), second.slice(2)]);
  });

  it('X6-3: the board is filled before, so that the available buildings are known', () => {
    const options = { ...DRAFT, expansions: ['newBuildings', 'achievements'] as const };
    const game = new Table(testGame(3, options));
    expect(game.asks).toBe('0 draft');
    expect(packs(game).flat()).toEqual([]);
    while (game.asks.endsWith(' draft')) {
      const seat = seatsToAct(game.state)[0] ?? 0;
      game.play(`${seat} ${game.choices[0]}`);
    }
    expect(game.asks).toBe('0+1+2 takeCards');
  });

  it('X6-3: a card of another pack and a second pick are refused; nothing changes', () => {
    const game = draft(3);
    const [own = [], foreign = []] = packs(game);
    expect(game.refusal(`0 takeCard ${foreign[0]}`)).toEqual({
      code: 'cardNotOffered',
      rule: 'X6-3',
    });
    expect(game.refusal('0 pass')).toEqual({ code: 'notNow', rule: 'R-4' });
    game.play(`0 takeCard ${own[0]}`);
    expect(game.refusal(`0 takeCard ${own[1]}`)).toMatchObject({ code: 'notYourTurn' });
    expect(legalActions(game.state, 0)).toEqual([]);
    expect(legalActions(game.state, 1)).toHaveLength(4);
  });

  it('X6-3: nobody else learns which card was taken, or the cards in a pack', () => {
    const game = draft(3);
    const [, own = []] = packs(game);
    take(game, 1);
    const taken: Action = { type: 'takeCard', card: Card[own[0] ?? 'bigSpender'] };
    expect(formatLineFor(1, 1, taken)).toBe(`1 takeCard ${own[0]}`);
    expect(formatLineFor(0, 1, taken)).toBe('1 takeCard ?');
    const seen = viewFor(game.state, 0).achievements;
    expect(seen?.packs?.[1]).toEqual([null, null, null]);
    expect(seen?.hands?.[1]).toEqual([null]);
  });

  it('X6-3: nothing is drafted without the variant', () => {
    expect(new Table(testGame(3, { expansions: ['achievements'] })).asks).toBe('0 round');
  });

  it('X6-3: a card passed on is in another hand, also in an imagined game', () => {
    for (const players of [2, 3, 5] as const) {
      const game = draft(players, `known ${players}`);
      while (game.asks.endsWith('takeCards')) takeRound(game);
      const known = cardsIn(game.state).passedOn[0];
      expect(known.length).toBeGreaterThan(2);
      for (const seed of ['one', 'two', 'three']) {
        const guess = cardsIn(imagine(viewFor(game.state, 0), seed));
        expect(guess.hands[0]).toEqual(cardsIn(game.state).hands[0]);
        const others = [...guess.hands.slice(1).flat()];
        expect(others).toEqual(expect.arrayContaining(known.filter(isNotIn(game.state, 0))));
      }
    }
  });

  it('X6-3: two players know all of each other’s cards except the first of one pack', () => {
    const game = draft(2);
    while (game.asks.endsWith('takeCards')) takeRound(game);
    const { hands: all, passedOn } = cardsIn(game.state);
    const unknown = all[1].filter((card) => !passedOn[0].includes(card));
    expect(unknown).toHaveLength(1);
  });

  it('X6-3: games with a draft are played to their end', () => {
    for (const players of [2, 5] as const) {
      const game = draft(players);
      const steps = [...randomSteps(game.state, seedRandom(`drafters ${players}`))];
      expect(steps.at(-1)?.after.over).toBe(true);
    }
    expect(announced(draft(2))).toEqual([]);
  });
});

const isNotIn = (state: GameState, seat: Seat) => (card: Card) =>
  !cardsIn(state).hands[seat].includes(card);
