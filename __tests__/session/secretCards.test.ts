import { CARD_NAMES, type CardName, decisionOf } from '#engine';
import { createLocalSession } from '#session/local/localSession';
import type { Session } from '#session/session';
import { cardsIn } from '#tests/engine/support/cards';
import { playUntil } from './support/playUntil';
import { chanceAction, gameFor, person, ports } from './support/table';

const DRAFT = { expansions: ['achievements'], variants: { draftAchievements: true } } as const;

function open() {
  const world = ports({});
  const seats = [person('Ana', 0), person('Ben', 1)];
  return { ...world, session: createLocalSession(gameFor(seats, DRAFT), world.ports) };
}

async function take(session: Session): Promise<void> {
  const { asked, handOverTo } = session.get();
  if (handOverTo !== null) session.takePhone();
  else if (asked !== null) await session.act(chanceAction(session, asked, 'first'));
}

const isDrafting = (session: Session) =>
  decisionOf(session.get().guessedState)?.kind === 'takeCards';

/** Names of other players' cards in any data on the phone. */
function leaked(session: Session): CardName[] {
  const { view, log, holder } = session.get();
  const own = view.achievements;
  const seen = [own?.hands, own?.packs, own?.passedOn].map((lists) => lists?.[holder ?? 0] ?? []);
  const known = new Set([...seen.flat(), ...(own?.laid ?? []).flat()]);
  const told = log.flatMap(({ event }) => (event.type === 'cardTaken' ? [event.card] : []));
  return told.flatMap((card) => (card === null || known.has(card) ? [] : [CARD_NAMES[card]]));
}

describe('secret cards on one phone', () => {
  it('X6-3: the phone goes around, and each picks from their own pack', async () => {
    const { session } = open();
    const asked: (number | null)[] = [];
    while (isDrafting(session)) {
      if (session.get().asked !== null) asked.push(session.get().asked);
      await take(session);
    }
    expect(asked).toEqual([0, 1, 1, 0, 0, 1]);
    expect(session.get().view.achievements?.hands?.map((hand) => hand?.length)).toEqual([4, 4]);
  });

  it('I-3: the log shows each player what they may know', async () => {
    const { session } = open();
    for (let step = 0; step < 40; step++) {
      await take(session);
      expect(leaked(session)).toEqual([]);
    }
    const told = session.get().log.filter(({ event }) => event.type === 'cardTaken');
    expect(told.length).toBe(6);
    expect(told.some(({ event }) => event.type === 'cardTaken' && event.card === null)).toBe(true);
  });

  it('X6-3: a pick can be undone until the packs are passed and a new one is seen', async () => {
    const { session } = open();
    await take(session);
    await take(session);
    expect(session.get().canUndo).toBe(true);
    await take(session);
    await take(session);
    // Ben's pick passed the packs, and Ben holds the phone: he has seen three new cards.
    expect(session.get()).toMatchObject({ asked: 1, canUndo: false });
  });

  it('I-4: at the end everybody sees everything', async () => {
    const world = open();
    await playUntil(world, ({ get }) => get().view.over);
    const { view } = world.session.get();
    const cards = [view.achievements?.hands, view.achievements?.laid].flatMap((it) => it ?? []);
    expect(cards.flat()).toHaveLength(8);
    expect(cards.flat()).not.toContain(null);
    expect(cardsIn(world.session.get().guessedState).hands.flat()).not.toContain(null);
  });
});
