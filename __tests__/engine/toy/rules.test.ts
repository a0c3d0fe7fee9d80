jest.mock('#engine/modules/list', () => jest.requireActual('./list'));

import {
  decisionOf,
  formatLine,
  type GameState,
  isRefusal,
  legalActions,
  type Played,
  parseLine,
  play,
  type Seat,
  score,
  seatsToAct,
} from '#engine';
import { peddler } from './peddler';
import { toyGame, toyIn } from './tables';
import { puppetTheatre } from './theatre';

function played(state: GameState, ...lines: string[]): Played {
  let last: Played = { state, events: [] };
  for (const line of lines) {
    const noted = parseLine(line);
    if (noted === null) throw new Error(`not a line: ${line}`);
    const next = play(last.state, noted.seat, noted.action);
    if (isRefusal(next)) throw new Error(`${line}: ${next.code}`);
    last = next;
  }
  return last;
}

function refusedFor(state: GameState, line: string): object {
  const noted = parseLine(line);
  return noted === null ? {} : play(state, noted.seat, noted.action);
}

/** Gives a staffed theatre to the seats. */
function withTheatre(state: GameState, ...seats: Seat[]): GameState {
  const { number } = puppetTheatre;
  for (const seat of seats) {
    state.players[seat].city.push(number);
    state.players[seat].staff[number] = 1;
  }
  return state;
}

const offers = (state: GameState, seat: Seat) =>
  legalActions(state, seat).map((action) => formatLine(seat, action));
const coins = (state: GameState) => state.players.map((player) => player.coins);

describe('the peddler', () => {
  it('costs its chooser a coin and gives a card, which nobody else sees', () => {
    const start = toyGame(3);
    const { state, events } = played(start, '0 chooseRole peddler');
    expect(coins(start)).toEqual([2, 2, 2]);
    expect(coins(state)).toEqual([1, 2, 2]);
    expect(events.map(({ type }) => type)).toEqual(['roleChosen', 'coinsPaid', 'cardDrawn']);
    expect(toyIn(state).hands.map(({ length }) => length)).toEqual([3, 2, 2]);
  });

  it('cannot be chosen without enough coins; those on the card count', () => {
    const state = toyGame(3);
    state.players[0].coins = 0;
    expect(refusedFor(state, '0 chooseRole peddler')).toEqual({ code: 'cannotPay', rule: 'TOY-1' });
    expect(offers(state, 0)).not.toContain('0 chooseRole peddler');
    state.roleCoins[peddler.number] = 1;
    expect(offers(state, 0)).toContain('0 chooseRole peddler');
    expect(coins(played(state, '0 chooseRole peddler').state)[0]).toBe(0);
  });

  it('cannot be chosen once there are no cards', () => {
    const state = toyGame(3);
    const { deck, hands } = toyIn(state);
    for (const cards of [deck, ...hands]) cards.length = 0;
    expect(refusedFor(state, '0 chooseRole peddler')).toMatchObject({ code: 'nothingToPeddle' });
  });

  it('asks all at once; each may be first, and nobody acts twice', () => {
    const { state } = played(toyGame(3), '0 chooseRole peddler');
    expect(seatsToAct(state)).toEqual([0, 1, 2]);
    expect(decisionOf(state)).toMatchObject({ kind: 'pledge' });
    const after = played(state, '2 pledge -').state;
    expect(seatsToAct(after)).toEqual([0, 1]);
    expect(refusedFor(after, '2 pledge -')).toMatchObject({ code: 'notYourTurn' });
  });

  it('accepts only cards in the hand', () => {
    const { state } = played(toyGame(3), '0 chooseRole peddler');
    toyIn(state).hands[1] = [0, 0];
    expect(offers(state, 1)).toEqual(['1 pledge sun', '1 pledge -']);
    expect(refusedFor(state, '1 pledge star')).toEqual({ code: 'notInHand', rule: 'TOY-2' });
    expect(refusedFor(state, '1 pass')).toMatchObject({ code: 'notNow' });
  });

  it('pays for pledges once all have chosen, and continues', () => {
    const { state } = played(toyGame(3), '0 chooseRole peddler', '2 pledge -', '0 pledge -');
    toyIn(state).hands[1] = [0, 1];
    const before = coins(state);
    const after = played(state, '1 pledge moon').state;
    expect(toyIn(after).kept).toEqual([[], [1], []]);
    expect(toyIn(after).hands[1]).toEqual([0]);
    expect(coins(after)[1]).toBe(Number(before[1]) + 1);
    expect(decisionOf(after)).toMatchObject({ kind: 'round', seat: 1 });
  });

  it('gets a coin in a round in which nobody chooses it', () => {
    const lines = ['0 chooseRole prospector', '1 chooseRole secondProspector'];
    const rest = ['2 chooseRole trader', '3 chooseRole captain', '4 chooseRole craftsman'];
    const start = toyGame(5);
    for (const { tiles } of start.players) tiles.fill(0);
    const { state } = played(start, ...lines, ...rest);
    expect(state.round).toBe(2);
    expect(state.roleCoins[peddler.number]).toBe(1);
  });
});

describe('the puppet theatre', () => {
  const building = (state: GameState) => played(state, '0 chooseRole builder').state;

  it('asks its owner while somebody else builds', () => {
    const state = building(withTheatre(toyGame(3), 2));
    const built = played(state, '0 build smallIndigoPlant').state;
    expect(seatsToAct(built)).toEqual([2]);
    expect(offers(built, 2)).toEqual(['2 use puppetTheatre', '2 pass']);
    const drawn = played(built, '2 use puppetTheatre');
    expect(toyIn(drawn.state).hands[2]).toHaveLength(3);
    expect(seatsToAct(drawn.state)).toEqual([1]);
  });

  it('asks several in turn, and never the builder', () => {
    const state = building(withTheatre(toyGame(3), 0, 1, 2));
    const built = played(state, '0 build smallIndigoPlant').state;
    expect(seatsToAct(built)).toEqual([1]);
    expect(seatsToAct(played(built, '1 pass').state)).toEqual([2]);
  });

  it('earns coins when others sell', () => {
    const state = withTheatre(toyGame(3), 0, 2);
    state.players[1].goods[1] = 1;
    const { events } = played(state, '0 chooseRole trader', '1 sell indigo');
    const gains = events.filter(({ type }) => type === 'coinsGained');
    const gain = { type: 'coinsGained', coins: 1, by: puppetTheatre.number };
    expect(gains).toEqual([2, 0].map((seat) => ({ ...gain, seat })));
  });

  it('does nothing if the variant says so', () => {
    const state = building(withTheatre(toyGame(3, { variants: { idleTheatre: true } }), 2));
    expect(seatsToAct(played(state, '0 build smallIndigoPlant').state)).toEqual([1]);
  });
});

describe('the score sheet', () => {
  it('has a line for keepsakes: a point each, more for omens and for sets', () => {
    const state = toyGame(3);
    const toy = toyIn(state);
    toy.omens = [1, 1];
    toy.kept[0] = [0, 1, 2];
    toy.kept[1] = [0, 0];
    const points = score(state).map(({ lines }) => lines.find(({ module }) => module === 'toy'));
    expect(points).toMatchObject([{ points: 3 + 2 + 2 }, { points: 2 }, { points: 0 }]);
  });
});
