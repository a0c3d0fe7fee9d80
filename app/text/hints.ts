import { type GameState, GOAL_NAMES, GOOD_NAMES, type Seat } from '#engine';
import type { Comparison, Contrast, Denial, Expectation, Nearer, ReasonEvent } from '#session/hint';
import { describe } from './describe';
import { rewardText } from './goals';
import { cardName, roleName, type Voice } from './voice';

/** A choice with its expected result, in numbers and in words for screen readers. */
export interface Weighed {
  readonly name: string;
  readonly figures: Readonly<Record<'chance' | 'place' | 'lead', string>>;
  readonly spoken: string;
}

/** A sentence and, for hints, the best choices. */
export interface Advice {
  readonly text: string;
  readonly choices: readonly Weighed[];
}

/** The reasons for the best choice; empty if none can be put into words. */
export function reasonText(
  { contrast, reasonEvents, denial, nearer, endsGame }: Comparison,
  seat: Seat,
  voice: Voice,
): string {
  const reasons = [
    ...reasonEvents.map((event) => eventReason(event, voice)),
    denial && denialText(denial, voice),
    contrast && contrastText(contrast, seat, voice),
    reasonEvents.length === 0 && nearer && nearerText(nearer, voice),
    endsGame && voice.t('game:hint.endsGame'),
  ];
  return reasons.filter(Boolean).join(' ');
}

/** The text of a hint. Of choices with equal texts, such as placements, only the best is listed. */
export function hintNote(
  comparison: Comparison,
  state: GameState,
  seat: Seat,
  voice: Voice,
): Advice {
  const named = new Map<string, Expectation>();
  for (const choice of comparison.choices) {
    const name = describe(choice.action, state, seat, voice);
    if (!named.has(name)) named.set(name, choice);
  }
  const choices = [...named].map(([name, expected]) => weighChoice(name, expected, voice));
  const reason = reasonText(comparison, seat, voice);
  return { text: reason || choices.length > 0 ? reason : voice.t('game:hint.only'), choices };
}

/** The expected result of a choice: winning chance, rank, and lead over the best rival. */
export function weighChoice(name: string, expected: Expectation, { t }: Voice): Weighed {
  const tenths = Math.round(expected.place * 10);
  const points = Math.round(expected.lead);
  const percent = Math.round(expected.chance * 100);
  const chance = t('game:hint.figure.chance', { percent });
  const place = t('game:hint.figure.place', { whole: Math.floor(tenths / 10), tenth: tenths % 10 });
  const lead = leadText(points, t);
  const spoken = t('game:hint.choice', { choice: name, chance, place, lead });
  return { name, figures: { chance, place, lead: signed(points) }, spoken };
}

const signed = (points: number) => `${points < 0 ? '−' : points > 0 ? '+' : ''}${Math.abs(points)}`;

function leadText(points: number, t: Voice['t']): string {
  if (points === 0) return t('game:hint.lead.level');
  const count = Math.abs(points);
  return t(points > 0 ? 'game:hint.lead.ahead' : 'game:hint.lead.behind', { count });
}

/** Explains why the first choice is better than the second. */
export function contrastText({ seat, what, amount }: Contrast, self: Seat, voice: Voice): string {
  const whole = Math.max(1, Math.round(Math.abs(amount)));
  const who = seat === self ? 'own' : 'rival';
  const way = amount > 0 ? 'more' : 'fewer';
  return voice.t(`game:hint.${who}.${way}`, {
    name: voice.nameOf(seat),
    amount: voice.t(`game:hint.amount.${what}`, { count: whole }),
  });
}

/** A reason taken from an event of the choice. */
export function eventReason(event: ReasonEvent, voice: Voice): string {
  const { t, words } = voice;
  switch (event.type) {
    case 'goalWon': {
      const goal = words.goal(GOAL_NAMES[event.card]);
      return t('game:hint.event.goalWon', { goal, reward: rewardText(event, voice) });
    }
    case 'achieved':
      return t('game:hint.event.achieved', {
        card: cardName(voice, event.card),
        points: words.amount('vp', event.vp),
      });
    case 'raided':
      return t('game:hint.event.raided', {
        size: voice.shipSize(event.ship),
        taken: words.goods(GOOD_NAMES[event.good], event.taken),
      });
    case 'looted':
      return t('game:hint.event.looted', { points: words.amount('vp', event.vp) });
    case 'poached':
      return t(event.taken > 0 ? 'game:hint.event.poached' : 'game:hint.event.poachedNobody', {
        people: words.amount('colonist', event.taken),
      });
    case 'captured':
    case 'ransomed':
      return captiveText(event, voice);
  }
}

function captiveText(
  event: Extract<ReasonEvent, { type: 'captured' | 'ransomed' }>,
  voice: Voice,
): string {
  const values = {
    role: roleName(voice, event.role),
    coins: voice.words.amount('coin', event.coins),
  };
  if (event.type === 'ransomed') {
    return voice.t('game:hint.event.ransomed', { ...values, captor: voice.nameOf(event.captor) });
  }
  const which = event.coins > 0 ? 'capturedWithCoins' : 'captured';
  return voice.t(`game:hint.event.${which}`, values);
}

export function denialText({ seat, card }: Denial, voice: Voice): string {
  const goal = voice.words.goal(GOAL_NAMES[card]);
  return voice.t('game:hint.denial', { name: voice.nameOf(seat), goal });
}

export function nearerText(nearer: Nearer, voice: Voice): string {
  const { have, need } = nearer;
  if (nearer.of === 'card') {
    return voice.t('game:hint.nearer.card', { card: cardName(voice, nearer.card), have, need });
  }
  const goal = voice.words.goal(GOAL_NAMES[nearer.card]);
  return voice.t('game:hint.nearer.goal', { goal, have, need });
}
