jest.mock('#engine/modules/list', () => jest.requireActual('./list'));

import fc from 'fast-check';
import {
  eventFor,
  formatLineFor,
  type GameState,
  imagine,
  legalActions,
  restoreEvent,
  restoreView,
  SEATS,
  type Seat,
  score,
  seatsToAct,
  seedRandom,
  storeEvent,
  storeView,
  viewFor,
} from '#engine';
import { bySeat, count } from '#engine/core/field';
import { keyed } from '#engine/core/ids';
import { record } from '#engine/core/record';
import { hidden, ownersOnly } from '#engine/core/secrets';
import { randomSteps, type Step } from '#tests/engine/support/random';
import { forEveryViewer, isAsked, same, storyFor } from '#tests/engine/support/secrets';
import { gameOf, toyGame, toyIn, toyShapes } from './tables';
import { twinAction, twinOf } from './twins';

/** Everything a seat may know in games with the toy. */
const inGames = (numRuns: number, check: (step: Step, viewer: Seat | null) => void) =>
  forEveryViewer(toyShapes, gameOf, numRuns, check);

/** A card that the viewer draws, or sees at the end, is news and not a leak. */
const isNewsTo = ({ events, after }: Step, viewer: Seat | null) =>
  after.over ||
  events.some((event) => JSON.stringify(event).startsWith(`{"type":"cardDrawn","seat":${viewer}`));

describe('hidden data of a seat', () => {
  it('changes no byte of its view and its options', () => {
    inGames(3, ({ before, action }, viewer) => {
      const twin = twinOf(before, viewer, `twin of ${before.ply} ${action.type}`);
      same(storeView(viewFor(twin, viewer)), storeView(viewFor(before, viewer)));
      same(seatsToAct(twin), seatsToAct(before));
      if (isAsked(before, viewer)) same(legalActions(twin, viewer), legalActions(before, viewer));
    });
  });

  it('changes no line, no event and no later view, whoever plays', () => {
    let compared = 0;
    inGames(3, (step, viewer) => {
      if (isNewsTo(step, viewer)) return;
      const { before, seat, action } = step;
      const twin = twinOf(before, viewer, `twin of ${before.ply}`);
      const secret = viewer === seat ? action : twinAction(before, twin, seat, action);
      same(storyOfTwin(twin, viewer, seat, secret), storyFor(before, viewer, seat, action).told);
      compared++;
    });
    expect(compared).toBeGreaterThan(300);
  });

  it('really differs between twins', () => {
    const state = toyGame(3);
    const twin = twinOf(state, 1, 'twin');
    expect(toyIn(twin).hands[1]).toEqual(toyIn(state).hands[1]);
    expect(toyIn(twin).deck).not.toEqual(toyIn(state).deck);
    expect(storeView(viewFor(twin, 0))).not.toEqual(storeView(viewFor(state, 0)));
  });

  it('is null in its place, because the number of cards is public', () => {
    const state = toyGame(3);
    const { deck, hands, kept, omens } = toyIn(viewFor(state, 1));
    expect(hands).toEqual([[null, null], toyIn(state).hands[1], [null, null]]);
    expect(new Set(deck)).toEqual(new Set([null]));
    expect(deck).toHaveLength(3 * 6 - 3 * 2 - 2);
    expect({ kept, omens }).toEqual({ kept: [[], [], []], omens: null });
    expect(toyIn(viewFor(state, null)).hands.flat()).toEqual([null, null, null, null, null, null]);
  });

  it('stays hidden within visible parts', () => {
    const field = bySeat(ownersOnly(record({ seen: count, secret: hidden(count) })));
    const cards = keyed(SEATS, () => ({ seen: 1, secret: 2 }));
    const viewer = { seat: 0, open: false, variants: {}, rules: null } as const;
    const shown = field.show?.(cards, viewer, null);
    expect(shown?.slice(0, 2)).toEqual([{ seen: 1, secret: null }, null]);
  });

  it('is shown at the end', () => {
    const steps = [...randomSteps(toyGame(3), seedRandom('to the end'))];
    const end = steps.at(-1)?.after ?? toyGame(3);
    expect(end.over).toBe(true);
    expect(toyIn(viewFor(end, null))).toEqual(toyIn(end));
  });

  it('a secret choice is announced to others without its content', () => {
    const pledge = JSON.parse('{"type":"pledge","card":1}');
    expect(formatLineFor(2, 2, pledge)).toBe('2 pledge moon');
    expect(formatLineFor(0, 2, pledge)).toBe('2 pledge ?');
    expect(formatLineFor(null, 2, pledge)).toBe('2 pledge ?');
    const event = JSON.parse('{"type":"pledged","seat":2,"card":1}');
    expect(eventFor(event, 2)).toEqual(event);
    expect(eventFor(event, 1)).toEqual({ type: 'pledged', seat: 2, card: null });
  });
});

function storyOfTwin(twin: GameState, viewer: Seat | null, seat: Seat, action: unknown) {
  return storyFor(twin, viewer, seat, JSON.parse(JSON.stringify(action))).told;
}

describe('data sent to a seat', () => {
  it('is the view and the events it may have, and can be read back', () => {
    inGames(2, ({ after, events }, viewer) => {
      const view = viewFor(after, viewer);
      same(restoreView(JSON.parse(JSON.stringify(storeView(view)))), view);
      for (const event of events) {
        const shown = eventFor(event, viewer);
        same(restoreEvent(JSON.parse(JSON.stringify(storeEvent(shown))), after.options), shown);
      }
    });
  });
});

describe('a state imagined from a view', () => {
  it('looks the same to its viewer and offers the same', () => {
    inGames(3, ({ after }, viewer) => {
      const view = viewFor(after, viewer);
      const guess = imagine(view, `guess ${after.ply}`);
      same(storeView(viewFor(guess, viewer)), storeView(view));
      same(seatsToAct(guess), seatsToAct(after));
      if (isAsked(after, viewer)) same(legalActions(guess, viewer), legalActions(after, viewer));
    });
  });

  it('has every card, and shares nothing with the view', () => {
    inGames(2, ({ after }, viewer) => {
      const view = viewFor(after, viewer);
      const text = JSON.stringify(view);
      const guess = imagine(view, 'a guess');
      const { deck, hands, kept, omens } = toyIn(guess);
      const cards = [...deck, ...hands.flat(), ...kept.flat(), ...omens].sort().join('');
      same(cards, '0'.repeat(6) + '1'.repeat(6) + '2'.repeat(6));
      for (const list of [deck, omens, ...hands, ...kept]) list.push(0);
      same(JSON.stringify(view), text);
    });
  });

  it('differs from another one in what is hidden', () => {
    const view = viewFor(toyGame(4), 2);
    const [one, other] = ['one', 'other'].map((seed) => toyIn(imagine(view, seed)));
    expect(one?.hands[2]).toEqual(other?.hands[2]);
    expect(one?.deck).not.toEqual(other?.deck);
  });

  it('can be played to the end, from wherever it was imagined', () => {
    fc.assert(
      fc.property(toyShapes, fc.nat(80), (shape, plies) => {
        const steps = randomSteps(gameOf(shape), seedRandom(shape.seed));
        let state = gameOf(shape);
        for (let ply = 0; ply < plies; ply++) state = steps.next().value?.after ?? state;
        const guess = imagine(viewFor(state, 0), 'a dream');
        for (const { after } of randomSteps(guess, seedRandom('dreamer'))) state = after;
        const totals = score(state).map(({ total }) => total);
        expect(state.over && totals.every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
