import fc from 'fast-check';
import {
  EXPANSIONS,
  eventFor,
  foresee,
  imagine,
  legalActions,
  restoreView,
  type Seat,
  seatsToAct,
  storeEvent,
  storeView,
  viewFor,
} from '#engine';
import { cardsIn, namesOf } from '#tests/engine/support/cards';
import type { Step } from '#tests/engine/support/random';
import { forEveryViewer, isAsked, same, storyFor } from '#tests/engine/support/secrets';
import { type GameShape, gameOf, gameShapes } from '#tests/engine/support/shapes';
import { twinAction, twinOf } from './twins';

/** All mixes of expansions that have the cards, with and without the draft. */
const shapes: fc.Arbitrary<GameShape> = gameShapes.chain((shape) =>
  fc.subarray([...EXPANSIONS]).map((others) => ({
    ...shape,
    expansions: EXPANSIONS.filter((it) => it === 'achievements' || others.includes(it)),
  })),
);

/** Everything a seat may know in games with the cards. */
const inGames = (numRuns: number, check: (step: Step, viewer: Seat | null) => void) =>
  forEveryViewer(shapes, gameOf, numRuns, check);

/** A card that another seat lays down, or passes to the viewer, is news and not a leak. */
const isNewsTo = (event: Step['events'][number], viewer: Seat | null) =>
  event.type === 'packsPassed' || (event.type === 'achieved' && event.seat !== viewer);

const isNews = ({ state, events }: ReturnType<typeof storyFor>, viewer: Seat | null) =>
  state.over || events.some((event) => isNewsTo(event, viewer));

describe('cards that a seat may not see', () => {
  it('I-3: change no byte of its view, of its options and of its predictions', () => {
    let foreseen = 0;
    inGames(3, ({ before, action, seat }, viewer) => {
      const twin = twinOf(before, viewer, `twin of ${before.ply} ${action.type}`);
      same(storeView(viewFor(twin, viewer)), storeView(viewFor(before, viewer)));
      same(seatsToAct(twin), seatsToAct(before));
      if (!isAsked(before, viewer)) return;
      same(legalActions(twin, viewer), legalActions(before, viewer));
      if (seat !== viewer || before.ply % 5 !== 0) return;
      same(foresee(twin, viewer, action), foresee(before, viewer, action));
      foreseen++;
    });
    expect(foreseen).toBeGreaterThan(10);
  });

  it('I-3: change no line, no event and no later view, whoever plays', () => {
    let compared = 0;
    inGames(3, ({ before, seat, action }, viewer) => {
      const twin = twinOf(before, viewer, `twin of ${before.ply}`);
      const secret = viewer === seat ? action : twinAction(before, twin, seat, action);
      const [one, other] = [
        storyFor(before, viewer, seat, action),
        storyFor(twin, viewer, seat, secret),
      ];
      if (isNews(one, viewer) || isNews(other, viewer)) return;
      same(other.told, one.told);
      compared++;
    });
    expect(compared).toBeGreaterThan(300);
  });

  it('I-3: are named in nothing that is stored or sent before they are laid down', () => {
    inGames(2, ({ after, events }, viewer) => {
      if (after.over) return;
      const { hands, packs } = cardsIn(after);
      const hidden = [...hands.entries(), ...packs.entries()]
        .filter(([seat]) => seat !== viewer)
        .flatMap(([, cards]) => namesOf(cards));
      const sent = JSON.stringify([
        storeView(viewFor(after, viewer)),
        events.map((event) => storeEvent(eventFor(event, viewer))),
      ]);
      const passedOn = viewer === null ? [] : namesOf(cardsIn(after).passedOn[viewer]);
      const leaked = hidden.filter((name) => sent.includes(`"${name}"`));
      same(
        leaked.filter((name) => !passedOn.includes(name)),
        [],
      );
    });
  });

  it('I-3: really differ between twins', () => {
    const shape = { players: 4, edition: 'classic', expansions: ['achievements'] } as const;
    const state = gameOf({
      ...shape,
      expansions: [...shape.expansions],
      variants: {},
      board: 'random',
      seed: 'x',
    });
    const twin = twinOf(state, 1, 'twin');
    expect(cardsIn(twin).hands[1]).toEqual(cardsIn(state).hands[1]);
    expect(cardsIn(twin).hands[0]).not.toEqual(cardsIn(state).hands[0]);
    expect(storeView(viewFor(twin, 0))).not.toEqual(storeView(viewFor(state, 0)));
  });
});

describe('a game imagined from a view', () => {
  it('X6-1: looks the same to its viewer, and every card is there once', () => {
    inGames(3, ({ after }, viewer) => {
      const view = viewFor(after, viewer);
      const guess = imagine(view, `guess ${after.ply}`);
      same(storeView(viewFor(guess, viewer)), storeView(view));
      same(seatsToAct(guess), seatsToAct(after));
      if (isAsked(after, viewer)) same(legalActions(guess, viewer), legalActions(after, viewer));
      const { hands, packs, laid } = cardsIn(guess);
      const all = [hands, packs, laid].flatMap((lists) => lists.flat());
      expect(new Set(all).size).toBe(all.length);
    });
  });

  it('X6-1: can be read back from a view as it was sent', () => {
    inGames(1, ({ after }, viewer) => {
      const view = viewFor(after, viewer);
      same(restoreView(JSON.parse(JSON.stringify(storeView(view)))), view);
    });
  });
});
