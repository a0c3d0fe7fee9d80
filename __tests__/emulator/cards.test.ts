import { CARD_NAMES, type CardName, type GameState, SEATS, type Seat } from '#engine';
import { wakeMatches } from '#functions/schedule/sweep';
import type { MatchId, UserId } from '#protocol/ids';
import type { MatchRules } from '#protocol/match';
import { cardsIn, namesOf } from '#tests/engine/support/cards';
import { look, moveOnce, someAction } from './support/player';
import { liftRateLimit, ownProject } from './support/project';
import { textFor } from './support/readable';
import { matchOf, stateOf } from './support/records';
import { ask, classic, newRequestId, openMatch, refusalOf } from './support/referee';

ownProject('cards');
liftRateLimit();

const DEALT: MatchRules = { ...classic, expansions: ['achievements'] };
const DRAFT: MatchRules = { ...DEALT, variants: { draftAchievements: true } };

/** Cards that only other players may know, and those of the seat itself. */
function secretsFrom(state: GameState, seat: Seat): { hidden: CardName[]; own: CardName[] } {
  const { hands, packs, passedOn } = cardsIn(state);
  const own = namesOf([...hands[seat], ...packs[seat], ...passedOn[seat]]);
  const others = SEATS.slice(0, state.players.length).filter((other) => other !== seat);
  const theirs = others.flatMap((other) => namesOf([...hands[other], ...packs[other]]));
  return { hidden: theirs.filter((card) => !own.includes(card)), own };
}

const named = (text: string, cards: readonly CardName[]) =>
  cards.filter((card) => new RegExp(`\\b${card}\\b`).test(text));

async function expectNoLeak(matchId: MatchId, uids: readonly UserId[]): Promise<void> {
  const state = await stateOf(matchId);
  for (const [seat, uid] of uids.entries()) {
    const text = await textFor(uid, matchId);
    const { hidden } = secretsFrom(state, seat as Seat);
    expect(named(text, hidden)).toEqual([]);
  }
}

/** Everybody who is asked takes the first card, at the same version of the table. */
async function takeAtOnce(matchId: MatchId): Promise<void> {
  const { toAct, version } = await matchOf(matchId);
  const moves = await Promise.all(
    toAct.map(async (uid) => ({ uid, action: someAction(await look(matchId, uid)) })),
  );
  await Promise.all(
    moves.map(({ uid, action }) =>
      ask('submitAction', uid, { matchId, version, action, requestId: newRequestId() }),
    ),
  );
}

describe('great achievements online', () => {
  it('I-3: a card in hand is only in its owner’s document', async () => {
    const { matchId, uids } = await openMatch({ people: 3, rules: DEALT });
    const state = await stateOf(matchId);
    for (const [seat, uid] of uids.entries()) {
      const { view } = await look(matchId, uid);
      expect(view.achievements?.hands?.[seat]).toEqual(cardsIn(state).hands[seat]);
    }
    for (let moves = 0; moves < 30; moves++) {
      if (moves % 10 === 0) await expectNoLeak(matchId, uids);
      await moveOnce(matchId, 'cards');
    }
    await expectNoLeak(matchId, uids);
  });

  it('X6-3: all take at the same time, and no pick makes another stale', async () => {
    const { matchId, uids } = await openMatch({ people: 3, rules: DRAFT });
    expect((await matchOf(matchId)).toAct).toHaveLength(3);
    for (let round = 0; round < 3; round++) {
      await takeAtOnce(matchId);
      await expectNoLeak(matchId, uids);
    }
    const state = await stateOf(matchId);
    expect(cardsIn(state).hands.map(({ length }) => length)).toEqual([4, 4, 4]);
    expect((await matchOf(matchId)).toAct).toHaveLength(1);
  });

  it('X6-3: a second pick in the same round and a card of another player are refused', async () => {
    const { matchId, uids } = await openMatch({ people: 2, rules: DRAFT });
    const { packs } = cardsIn(await stateOf(matchId));
    const [ana = null] = uids;
    const { version } = await matchOf(matchId);
    const take = (card: number | undefined) => {
      const action = `takeCard ${CARD_NAMES[card as 4_000]}`;
      return ask('submitAction', ana, { matchId, version, action, requestId: newRequestId() });
    };
    const before = await stateOf(matchId);
    expect(await refusalOf(take(packs[1][0]))).toMatchObject({ reason: 'againstRules' });
    expect(await stateOf(matchId)).toEqual(before);
    await take(packs[0][0]);
    expect(await refusalOf(take(packs[0][1]))).toMatchObject({ reason: expect.any(String) });
    expect(cardsIn(await stateOf(matchId)).hands[0]).toHaveLength(1);
  });

  it('X6-3: of two concurrent picks of one player, one counts', async () => {
    const { matchId, uids } = await openMatch({ people: 2, rules: DRAFT });
    const { packs } = cardsIn(await stateOf(matchId));
    const [ana = null] = uids;
    const { version } = await matchOf(matchId);
    const outcomes = await Promise.allSettled(
      packs[0].map((card) =>
        ask('submitAction', ana, {
          matchId,
          version,
          action: `takeCard ${CARD_NAMES[card]}`,
          requestId: newRequestId(),
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(cardsIn(await stateOf(matchId)).hands[0]).toHaveLength(1);
  });

  it('X6-3: a bot takes a card for a player whose time has run out', async () => {
    const { matchId, uids } = await openMatch({ people: 2, rules: DRAFT });
    await moveOnce(matchId, 'in time');
    const { deadline, toAct } = await matchOf(matchId);
    expect(toAct).toHaveLength(1);
    await wakeMatches(deadline ?? 0);
    const { hands } = cardsIn(await stateOf(matchId));
    expect(hands.every(({ length }) => length >= 1)).toBe(true);
    await expectNoLeak(matchId, uids);
  });
});
