jest.mock('#engine/modules/list', () => jest.requireActual('./automated'));

import { createGame, imagine, isRefusal, legalActions, score, seatsToAct, viewFor } from '#engine';
import { cardsIn, hold, namesOf } from '#tests/engine/support/cards';
import { Table } from '#tests/engine/support/table';

function against(robots: number, variants = {}): Table {
  const seats = [
    { name: 'Anna', kind: 'person' },
    { name: 'Bob', kind: 'person' },
    ...Array.from({ length: robots }, (_, n) => ({ name: `Robot ${n}`, kind: 'robot' })),
  ];
  const state = createGame({ seats, seed: 'alone', expansions: ['achievements'], variants });
  if (isRefusal(state)) throw new Error(state.code);
  return new Table(state);
}

function keepFirst(game: Table): Table {
  while (game.asks.endsWith('takeCards')) {
    for (const seat of seatsToAct(game.state)) {
      const [first] = namesOf(cardsIn(game.state).packs[seat]);
      game.play(`${seat} takeCard ${first}`);
    }
  }
  return game;
}

const points = (game: Table) =>
  score(game.state).map(({ lines }) =>
    lines
      .filter(({ module }) => module === 'achievements')
      .reduce((sum, line) => sum + line.points, 0),
  );

describe('against automated seats', () => {
  it.each([{}, { draftAchievements: true }])(
    'X6-4: each human keeps four of six (%p)',
    (variants) => {
      const game = against(2, variants);
      expect(game.asks).toBe('0+1 takeCards');
      expect(cardsIn(game.state).packs.map(({ length }) => length)).toEqual([6, 6, 0, 0]);
      const own = cardsIn(game.state).packs[0].slice();
      keepFirst(game);
      expect(cardsIn(game.state).hands.map(({ length }) => length)).toEqual([4, 4, 0, 0]);
      expect(cardsIn(game.state).hands[0]).toEqual(own.slice(0, 4).sort((a, b) => a - b));
      expect(cardsIn(game.state).packs.flat()).toEqual([]);
      expect(game.told('packsPassed')).toEqual([]);
      expect(game.asks).toBe('0 round');
    },
  );

  it('X6-4: nobody waits for the other, and four are enough', () => {
    const game = against(1);
    for (let kept = 0; kept < 4; kept++) {
      const [first] = namesOf(cardsIn(game.state).packs[0]);
      game.play(`0 takeCard ${first}`);
    }
    expect(game.asks).toBe('1 takeCards');
    expect(legalActions(game.state, 0)).toEqual([]);
  });

  it('X6-4: discarded cards are in no hand, also in an imagined game', () => {
    const game = keepFirst(against(1));
    const given = cardsIn(game.state).passedOn[0];
    expect(given).toHaveLength(2);
    for (const seed of ['one', 'two', 'three', 'four']) {
      const others = cardsIn(imagine(viewFor(game.state, 0), seed)).hands[1];
      for (const card of given) expect(others).not.toContain(card);
    }
  });

  it('X6-4: reached cards give nothing; each unreached one its VP to every automated seat', () => {
    const game = keepFirst(against(2));
    hold(game.state, 0, 'bigSpender', 'tradeTycoon');
    hold(game.state, 1, 'masterArchitect');
    expect(points(game)).toEqual([0, 0, 12, 12]);
    game.give(0, { coins: 9 }).play('0 chooseRole builder', '0 build guildHall');
    expect(game.told('achieved')).toHaveLength(1);
    expect(points(game)).toEqual([0, 0, 7, 7]);
  });
});
